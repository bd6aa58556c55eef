import type { RequestOf } from '#protocol/kit/call.ts'
import type { launchGame } from '#protocol/play/game-launch.ts'
import type { Rows } from '#server/games/find-games.ts'
import { vendorOf } from './families.ts'

/** The site's own page for each family, where its lotteries are played. */
const pages = { VN: '/vnLottery', SEA: '/seaLottery', SIX49: '/lottery' } as const

/** LOTT-01: where a lottery that is launched is played, in the view and mode that were asked for. */
export function lotteryAddress({ game }: Rows, request: RequestOf<typeof launchGame>): string {
  const { family, prizeMode } = vendorOf(game.vendorCode)
  const query = new URLSearchParams({
    gameCode: game.gameCode,
    lottoView: request.lottoView ?? 'betting',
    prizeMode: request.lottoPrizeMode ?? prizeMode,
    lang: request.language ?? '',
  })
  return `${pages[family]}?${query}`
}
