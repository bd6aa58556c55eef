import type { LotteryPlay } from '#protocol/play/lottery-draws.ts'

/** Returns a number's name, or its digits with leading zeros. */
export const numberText = (number: number, { names, lowest, digits }: LotteryPlay): string =>
  names?.[number - lowest] ?? String(number).padStart(digits, '0')
