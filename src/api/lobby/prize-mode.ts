import type { VendorLane } from '#protocol/lobby/vendors.ts'
import type { LotteryGame, PrizeMode } from '#protocol/play/lottery-games.ts'

type Lane = Pick<VendorLane, 'title'> & { cards: readonly { vassalage: string }[] }

/** Vendors by whose cards the e-lottery category says that it is one. */
const eLottery = ['TCG_LOTTO_VN', 'LOTT']

/**
 * Which prizes a lottery is played for (GAME-11): SEA for Southeast Asia’s, ZY where the menu says so, and else ELOTT or LOTT by what
 * the e-lottery category offers.
 */
export function prizeModeOf(
  { vassalage, prizeMode }: Pick<LotteryGame, 'vassalage' | 'prizeMode'>,
  lanes: readonly Lane[],
): PrizeMode {
  if (vassalage === 'TCG_SEA') return 'SEA'
  return prizeMode === 'ZY' ? 'ZY' : siteMode(lanes)
}

/** The mode of the site's usual menu. */
export function siteMode(lanes: readonly Lane[]): 'LOTT' | 'ELOTT' {
  const cards = lanes.filter(({ title }) => title === 'ELOTT').flatMap((lane) => lane.cards)
  return cards.some(({ vassalage }) => eLottery.includes(vassalage)) ? 'ELOTT' : 'LOTT'
}
