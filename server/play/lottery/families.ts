import type { LotteryFamily, LotteryGame, PrizeMode } from '#protocol/play/lottery-games.ts'

export type LotteryVendor = LotteryGame['vassalage']

type Vendor = { family: LotteryFamily; prizeMode: PrizeMode }

/** Which family a vendor's lotteries are of, and in which menu they stand (GAME-11). */
const vendors: Record<LotteryVendor, Vendor> = {
  TCG_LOTTO_VN: { family: 'VN', prizeMode: 'ELOTT' },
  TCG_SEA: { family: 'SEA', prizeMode: 'SEA' },
  LOTT: { family: 'SIX49', prizeMode: 'LOTT' },
  ELOTT: { family: 'SIX49', prizeMode: 'ZY' },
}

export const lotteryVendors = Object.keys(vendors) as LotteryVendor[]

export const isLotteryVendor = (code: string): code is LotteryVendor => Object.hasOwn(vendors, code)

/** What is known of a vendor whose games are lotteries. */
export function vendorOf(code: string): Vendor & { vassalage: LotteryVendor } {
  if (!isLotteryVendor(code)) throw new Error(`${code} offers no lotteries`)
  return { ...vendors[code], vassalage: code }
}

/** Vendors in the menu of a mode. LOTT and ELOTT are two names of one menu: which of them a site says depends on what it offers. */
export function vendorsOfMode(mode: PrizeMode): LotteryVendor[] {
  const modes = mode === 'LOTT' || mode === 'ELOTT' ? ['LOTT', 'ELOTT'] : [mode]
  return lotteryVendors.filter((code) => modes.includes(vendors[code].prizeMode))
}
