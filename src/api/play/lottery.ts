import { callApi, fetchValue } from '#api/http/call-api.ts'
import { settings } from '#api/http/settings.ts'
import { prizeModeOf, siteMode } from '#api/lobby/prize-mode.ts'
import { readVendors } from '#api/lobby/vendors.ts'
import type { Language } from '#domain/text/language.ts'
import type { ReplyOf, RequestInput } from '#protocol/kit/call.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { listLotteryTickets } from '#protocol/play/lottery-bets.ts'
import {
  type DrawProof,
  type LotteryDraw,
  type LotteryRules,
  readDrawProof,
  readLotteryDraw,
  readLotteryRules,
} from '#protocol/play/lottery-draws.ts'
import {
  type LotteryGame,
  listOpenedGames,
  listOpenedNumbers,
  listRecentLotteries,
  readLotteryLobby,
  readVnGameMenu,
} from '#protocol/play/lottery-games.ts'

/** `from` is the path that the page's back button leads to. */
export type LotteryRequest = { gameCode: string; view: 'betting' | 'lobby'; from: string }

export type OpenedLottery =
  | { outcome: 'opened'; game: LotteryGame }
  | { outcome: 'unknown' }
  | { outcome: 'trial'; game: LotteryGame }
  | { outcome: 'closed'; game: LotteryGame; until: string | null }

/** Maximum length of the back button's path. */
const LONGEST_WAY_BACK = 200

/** Finds a lottery in the lobby and launches it (LOTT-01). */
export async function openLottery(request: LotteryRequest, signal: AbortSignal): Promise<OpenedLottery> {
  const { language } = settings()
  const [{ families }, lanes] = await Promise.all([
    fetchValue(readLotteryLobby, { lotteryType: protocolConstants.lotteryType, language }, { signal }),
    readVendors(language, signal),
  ])
  const game = families.flatMap(({ games }) => games).find(({ gameCode }) => gameCode === request.gameCode)
  if (!game) return { outcome: 'unknown' }
  const answer = await callApi(
    launchGame,
    {
      nodeId: game.nodeId,
      vendor: game.vassalage,
      gameType: game.gameType,
      gameCode: game.gameCode,
      backUrl: request.from.length <= LONGEST_WAY_BACK ? request.from : '/',
      device: protocolConstants.device,
      language,
      lottoArea: protocolConstants.lottoArea,
      launchMode: protocolConstants.launchMode,
      lottoPrizeMode: prizeModeOf(game, lanes),
      lottoGameCode: game.gameCode,
      lottoView: request.view,
    },
    { signal },
  )
  if (answer.ok) return { outcome: 'opened', game }
  if (answer.refusal.code === 'launch.closed')
    return { outcome: 'closed', game, until: answer.refusal.value.until }
  return answer.refusal.code === 'launch.trial' ? { outcome: 'trial', game } : { outcome: 'unknown' }
}

/**
 * `current` accepts bets, and `previous` is the draw before it. `ahead` is how far the platform's clock is
 * ahead of this device's, in ms.
 */
export type DrawsNow = { current: LotteryDraw; previous: LotteryDraw | null; ahead: number }

export async function readDraws(gameCode: string, signal: AbortSignal): Promise<DrawsNow> {
  const { now, current, previous } = await fetchValue(readLotteryDraw, { gameCode }, { signal })
  return { current, previous, ahead: Date.parse(now) - Date.now() }
}

export const readRules = (gameCode: string, language: Language, signal: AbortSignal): Promise<LotteryRules> =>
  fetchValue(readLotteryRules, { gameCode, language }, { signal })

export const readLobby = (
  language: Language,
  signal: AbortSignal,
): Promise<ReplyOf<typeof readLotteryLobby>> =>
  fetchValue(readLotteryLobby, { lotteryType: protocolConstants.lotteryType, language }, { signal })

export const readOpenedGames = (
  language: Language,
  signal: AbortSignal,
): Promise<ReplyOf<typeof listOpenedGames>> =>
  fetchValue(listOpenedGames, { lotteryType: protocolConstants.lotteryType, language }, { signal })

/** Returns the games in the site's own menu, selected by its prize mode (GAME-11). */
export async function readSiteMenu(
  language: Language,
  signal: AbortSignal,
): Promise<ReplyOf<typeof readVnGameMenu>> {
  const prizeMode = siteMode(await readVendors(language, signal))
  return fetchValue(readVnGameMenu, { prizeMode, device: protocolConstants.device, language }, { signal })
}

export const readRecent = (
  language: Language,
  signal: AbortSignal,
): Promise<ReplyOf<typeof listRecentLotteries>> =>
  fetchValue(listRecentLotteries, { device: protocolConstants.device, language }, { signal })

export const readOpenedNumbers = (
  asked: RequestInput<typeof listOpenedNumbers>,
  signal: AbortSignal,
): Promise<ReplyOf<typeof listOpenedNumbers>> => fetchValue(listOpenedNumbers, asked, { signal })

export const readTickets = (
  asked: RequestInput<typeof listLotteryTickets>,
  signal: AbortSignal,
): Promise<ReplyOf<typeof listLotteryTickets>> => fetchValue(listLotteryTickets, asked, { signal })

export const readProof = (drawId: string, signal: AbortSignal): Promise<DrawProof> =>
  fetchValue(readDrawProof, { drawId }, { signal })
