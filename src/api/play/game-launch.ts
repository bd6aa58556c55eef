import { savePlayed } from '#api/browser/continue-playing-placeholder.ts'
import { callApi } from '#api/http/call-api.ts'
import { settings } from '#api/http/settings.ts'
import { forgetLists } from '#api/lobby/game-list-cache.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { launchAddress } from './launch-address.ts'
import { launchHosts } from './launch-hosts.ts'

export type Launch = {
  /** Validated by `launchAddress`. */
  address: string
  show: 'frame' | 'window'
  name: string
  chatRoomId?: string | undefined
}

export type LaunchRefusal = { why: 'unknown' | 'trial' } | { why: 'closed'; until: string | null }

export type LaunchReply =
  | { outcome: 'launched'; launch: Launch }
  | { outcome: 'refused'; refusal: LaunchRefusal }
  | { outcome: 'badAddress' }

export type LaunchRequest = {
  game: Game
  /** The path that the game's back button leads to. */
  from: string
}

/** Maximum length of the back button's path. */
const LONGEST_WAY_BACK = 200

/** Launches a game on one of the configured hosts, chosen at random. */
export async function requestLaunch(request: LaunchRequest, signal: AbortSignal): Promise<LaunchReply> {
  const { game, from } = request
  const wanted = {
    nodeId: game.nodeId,
    vendor: game.vassalage,
    gameType: game.gameType,
    gameCode: game.gameCode,
    backUrl: from.length <= LONGEST_WAY_BACK ? from : '/',
    device: protocolConstants.device,
    language: settings().language,
  }
  const [answer, hosts] = await Promise.all([callApi(launchGame, wanted, { signal }), launchHosts(signal)])
  if (!answer.ok) return { outcome: 'refused', refusal: refusalOf(answer.refusal) }
  savePlayed(true)
  forgetLists(({ selection }) => selection === 'recent')
  const { url, show, name, chatRoomId } = answer.value
  const address = launchAddress({ path: url, hosts, page: location.origin, random: Math.random() })
  return address === null
    ? { outcome: 'badAddress' }
    : { outcome: 'launched', launch: { address, show, name, chatRoomId } }
}

type Refused = Extract<Awaited<ReturnType<typeof callApi<typeof launchGame>>>, { ok: false }>['refusal']

function refusalOf(refusal: Refused): LaunchRefusal {
  switch (refusal.code) {
    case 'launch.closed':
      return { why: 'closed', until: refusal.value.until }
    case 'launch.trial':
      return { why: 'trial' }
    case 'launch.unknown':
      return { why: 'unknown' }
  }
}
