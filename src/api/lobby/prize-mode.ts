import type { VendorLane } from '#protocol/lobby/vendors.ts'
import type { LotteryGame, PrizeMode } from '#protocol/play/lottery-games.ts'

type Lane = Pick<VendorLane, 'title'> & { cards: readonly { vassalage: string }[] }

/** Vendors whose e-lottery games set the prize mode of the site's menu to ELOTT. */
const eLottery = ['TCG_LOTTO_VN', 'LOTT']

/**
 * Returns a lottery's prize mode (GAME-11): SEA for the SEA vendor, ZY if that is the lottery's own mode,
 * otherwise the mode of the site's menu.
 */
export function prizeModeOf(
  { vassalage, prizeMode }: Pick<LotteryGame, 'vassalage' | 'prizeMode'>,
  lanes: readonly Lane[],
): PrizeMode {
  if (vassalage === 'TCG_SEA') return 'SEA'
  return prizeMode === 'ZY' ? 'ZY' : siteMode(lanes)
}

/**
 * Returns the prize mode of the site's menu: ELOTT if the e-lottery category contains one of the e-lottery
 * vendors, otherwise LOTT.
 */
export function siteMode(lanes: readonly Lane[]): 'LOTT' | 'ELOTT' {
  const cards = lanes.filter(({ title }) => title === 'ELOTT').flatMap((lane) => lane.cards)
  return cards.some(({ vassalage }) => eLottery.includes(vassalage)) ? 'ELOTT' : 'LOTT'
}
