import type { LotteryFamily } from '#protocol/play/lottery-games.ts'

const families: Readonly<Record<string, LotteryFamily>> = {
  '/lottery': 'SIX49',
  '/sealottery': 'SEA',
  '/vnlottery': 'VN',
}

/** The lottery family listed first at an address, case-insensitive (ROUTE-11). */
export const familyAt = (path: string): LotteryFamily => families[path.toLowerCase()] ?? 'SIX49'
