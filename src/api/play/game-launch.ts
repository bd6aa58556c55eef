import { callApi } from '#api/http/call-api.ts'
import { settings } from '#api/http/settings.ts'
import { savePlayed } from '#api/lobby/continue-playing-placeholder.ts'
import { forgetLists } from '#api/lobby/game-list-cache.ts'
import { wire } from '#protocol/kit/protocol-constants.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { launchAddress } from './launch-address.ts'
import { launchHosts } from './launch-hosts.ts'

/** A game that is about to be played: an address that lets the member in once. */
export type Launch = {
  /** Has passed the gate for launch addresses. */
  address: string
  /** How the vendor wants to be shown. */
  show: 'frame' | 'window'
  name: string
  /** The chat of its table, where it is one that others share. */
  chatRoomId?: string | undefined
}

export type LaunchRefusal = { why: 'unknown' | 'trial' } | { why: 'closed'; until: string | null }

export type LaunchReply =
  | { outcome: 'launched'; launch: Launch }
  | { outcome: 'refused'; refusal: LaunchRefusal }
  /** The platform's address is none that may be opened. */
  | { outcome: 'badAddress' }

export type LaunchRequest = {
  game: Game
  /** Path on the site that the game's own way back leads to. */
  from: string
}

/** Longest way back that the platform takes, in characters. */
const LONGEST_WAY_BACK = 200

/** Launches a game on a host picked at random. Throws `CallFailed`. */
export async function requestLaunch(request: LaunchRequest, signal: AbortSignal): Promise<LaunchReply> {
  const { game, from } = request
  const wanted = {
    nodeId: game.nodeId,
    vendor: game.vassalage,
    gameType: game.gameType,
    gameCode: game.gameCode,
    backUrl: from.length <= LONGEST_WAY_BACK ? from : '/',
    device: wire.device,
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
