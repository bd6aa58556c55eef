import type { LotteryFamily } from '#protocol/play/lottery-games.ts'

/** With how many digits the numbers of a family's draws are written. */
export const digitsOf = (family: LotteryFamily): number => (family === 'SIX49' ? 2 : 1)
