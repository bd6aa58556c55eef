import type { LotteryFamily } from '#protocol/play/lottery-games.ts'

export const digitsOf = (family: LotteryFamily): number => (family === 'SIX49' ? 2 : 1)
