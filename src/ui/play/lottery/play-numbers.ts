import type { LotteryPlay } from '#protocol/play/lottery-draws.ts'

/** The name of a number, or its digits with leading zeros. */
export const numberText = (number: number, { names, lowest, digits }: LotteryPlay): string =>
  names?.[number - lowest] ?? String(number).padStart(digits, '0')
