import type { LotteryPlay } from '#protocol/play/lottery-draws.ts'

/** A number by its name if it has one, otherwise zero-padded. */
export const numberText = (number: number, { names, lowest, digits }: LotteryPlay): string =>
  names?.[number - lowest] ?? String(number).padStart(digits, '0')
