import type { RequestOf } from '#protocol/kit/call.ts'
import type { launchGame } from '#protocol/play/game-launch.ts'
import type { Rows } from '#server/games/find-games.ts'
import { vendorOf } from './families.ts'

const pages = { VN: '/vnLottery', SEA: '/seaLottery', SIX49: '/lottery' } as const

/** LOTT-01 */
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
