import type { LotteryFamily, LotteryGame, PrizeMode } from '#protocol/play/lottery-games.ts'

export type LotteryVendor = LotteryGame['vassalage']

type Vendor = { family: LotteryFamily; prizeMode: PrizeMode }

/** Each lottery vendor's family, and the menu that lists its games (GAME-11). */
const vendors: Record<LotteryVendor, Vendor> = {
  TCG_LOTTO_VN: { family: 'VN', prizeMode: 'ELOTT' },
  TCG_SEA: { family: 'SEA', prizeMode: 'SEA' },
  LOTT: { family: 'SIX49', prizeMode: 'LOTT' },
  ELOTT: { family: 'SIX49', prizeMode: 'ZY' },
}

export const lotteryVendors = Object.keys(vendors) as LotteryVendor[]

export const isLotteryVendor = (code: string): code is LotteryVendor => Object.hasOwn(vendors, code)

export function vendorOf(code: string): Vendor & { vassalage: LotteryVendor } {
  if (!isLotteryVendor(code)) throw new Error(`${code} offers no lotteries`)
  return { ...vendors[code], vassalage: code }
}

/**
 * Returns the vendors in a mode's menu. LOTT and ELOTT name the same menu; a site uses one of the two names.
 */
export function vendorsOfMode(mode: PrizeMode): LotteryVendor[] {
  const modes = mode === 'LOTT' || mode === 'ELOTT' ? ['LOTT', 'ELOTT'] : [mode]
  return lotteryVendors.filter((code) => modes.includes(vendors[code].prizeMode))
}
