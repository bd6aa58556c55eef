import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  type PvpCard,
  type PvpMatch,
  type PvpOpening,
  type PvpPage,
  type PvpStatus,
  pvpRefusal,
  pvpStatus,
  type TakeSeat,
} from '#protocol/play/play-pvp.ts'
import { game } from '#server/games/game.table.ts'
import { balanceOf } from '#server/ledger/accounts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openGameSession } from '#server/play/play-session.ts'
import { advanceDueMatches } from '#server/play/pvp/due-matches.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { putPlayer } from './game-world.ts'

/** Node id of a PvP game, whose vendor `putGames` creates. */
const DUEL = 301
/** The game's stated return, in hundredths of a percent. */
const DUEL_RETURN = 9_500

export async function putDuel({ database }: Platform, nodeId = DUEL): Promise<void> {
  await database.insert(game).values({
    nodeId,
    vendorCode: 'PG',
    gameCode: `duelo-${nodeId}`,
    gameType: 'PVP',
    gameClassify: 'duels',
    namePt: 'Cartas do Escudo',
    nameEn: 'Shield Cards',
    searchText: 'duelo de escudos clash of shields palpite games',
    motif: 'duelo/escudos',
    hue: 120,
    hot: false,
    trial: true,
    engine: 'pvp',
    returnBp: DUEL_RETURN,
    position: 1,
  })
}

/**
 * Returns a clock whose `forward` advances the platform's time. With `isWatched: false`, no page reads the
 * match, so `forward` also processes due matches, as the worker does.
 */
export function clockOf({ platform }: OpenedPlatform) {
  let moved = 0
  return {
    async forward(milliseconds: number, { isWatched = true } = {}): Promise<void> {
      moved += milliseconds
      await writeSetting(platform.database, settings.clock, { offset: moved })
      if (!isWatched) await advanceDueMatches(platform, await platform.clock())
    },
  }
}

/** Returns a request for a seat in the cheapest room, with a new key. */
export const seatRequest = (more: Partial<TakeSeat> = {}): TakeSeat => ({
  key: randomUUID(),
  room: 1,
  stake: 100,
  ...more,
})

type PvpAnswer = { success: true; value: PvpStatus } | ({ success: false } & v.InferOutput<typeof pvpRefusal>)

/** Creates a member with `balance` minor units, and opens a PvP game. */
export async function openDuel({ platform, request }: OpenedPlatform, balance: number, nodeId = DUEL) {
  const player = await putPlayer(platform, balance)
  return openDuelOf({ platform, request }, player, nodeId)
}

type Person = Awaited<ReturnType<typeof putPlayer>>

/** Opens a PvP game for an existing member. Requests have the same form as those of the game's page. */
export async function openDuelOf(
  { platform, request }: Pick<OpenedPlatform, 'platform' | 'request'>,
  player: Person,
  nodeId = DUEL,
) {
  const token = await openGameSession(platform.database, {
    memberId: player.memberId,
    sessionTokenHash: player.sessionHash,
    nodeId,
    backUrl: '/',
    now: await platform.clock(),
  })
  const send = (path: string, body?: unknown) =>
    request(`/play/api/pvp${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'play-token': token },
      body: body === undefined ? null : JSON.stringify(body),
    })
  const ask = async (path: string, body?: unknown): Promise<PvpAnswer> => {
    const { success, ...rest } = (await (await send(path, body)).json()) as { success: boolean }
    if (success) return { success, value: v.parse(pvpStatus, (rest as { value: unknown }).value) }
    return { success, ...v.parse(pvpRefusal, rest) }
  }
  const read = async <Value>(path: string): Promise<Value> =>
    ((await (await send(path)).json()) as { value: Value }).value
  const look = (match?: string) => ask(`/standing${match ? `?match=${match}` : ''}`)
  return {
    ...player,
    playToken: token,
    send,
    look,
    open: () => read<PvpOpening>('/game'),
    past: () => read<PvpPage>('/matches'),
    sit: (request: TakeSeat = seatRequest()) => ask('/seats', request),
    leave: (match: string) => ask('/leavings', { match }),
    choose: (match: string, round: number, card: PvpCard) => ask('/choices', { match, round, card }),
    balance: () => balanceOf(platform.database, player.wallet),
  }
}

export type DuelPlayer = Awaited<ReturnType<typeof openDuel>>

/** Returns the match in a response. Throws if there is none. */
export function matchIn(answer: PvpAnswer): PvpMatch {
  if (!answer.success) throw new Error(`refused: ${answer.code}`)
  if (!answer.value.match) throw new Error('There is no match')
  return answer.value.match
}

/** Seats two new members with `balance` minor units each in one match. */
export async function startDuel(opened: OpenedPlatform, balance = 10_000) {
  const [ana, bia] = [await openDuel(opened, balance), await openDuel(opened, balance)]
  await ana.sit()
  return { ana, bia, id: matchIn(await bia.sit()).id }
}
