import type { LotteryPlay } from '#protocol/play/lottery-draws.ts'

/** A number as the slip and the board write it: by its name where it has one, else with all its digits. */
export const numberText = (number: number, { names, lowest, digits }: LotteryPlay): string =>
  names?.[number - lowest] ?? String(number).padStart(digits, '0')
