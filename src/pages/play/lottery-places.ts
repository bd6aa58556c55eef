import type { LotteryFamily } from '#protocol/play/lottery-games.ts'

const families: Readonly<Record<string, LotteryFamily>> = {
  '/lottery': 'SIX49',
  '/sealottery': 'SEA',
  '/vnlottery': 'VN',
}

/** ROUTE-11: whose lotteries come first at an address, in any letter case. */
export const familyAt = (path: string): LotteryFamily => families[path.toLowerCase()] ?? 'SIX49'
