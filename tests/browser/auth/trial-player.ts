import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { CompactEncrypt, importJWK } from 'jose'
import * as v from 'valibot'
import { freePlay } from '#protocol/auth/free-play.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { listGames } from '#protocol/lobby/games.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import type { EngineName } from '#protocol/play/play.ts'

/** Starts free play as a visitor does. Returns the session token. */
export async function startFreePlay(request: APIRequestContext): Promise<string> {
  const key = v.parse(readPublicKey.reply, (await (await request.get(readPublicKey.path)).json()).value)
  const random = await new CompactEncrypt(new TextEncoder().encode(randomUUID()))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES+A256KW'))
  const data = { os: 'test', platform: 'W', random, version: 3 }
  const reply = await (await request.post(freePlay.path, { data })).json()
  return v.parse(freePlay.reply, reply.value).token
}

type Wanted = { token: string; engine: EngineName; kind?: string }

/** Launches a game with the given engine as a trial player. Returns its URL. */
export const launchTrialGame = (request: APIRequestContext, wanted: Wanted): Promise<string> =>
  launchGameOf(request, { ...wanted, isTrial: true })

/**
 * Launches a game with the given engine and, if specified, of the given kind. The player is a member or a
 * trial player. Returns the game's URL.
 */
export async function launchGameOf(
  request: APIRequestContext,
  { token, engine, kind, isTrial }: Wanted & { isTrial: boolean },
): Promise<string> {
  for (const gameType of ['RNG', 'BGS', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT']) {
    const listed = await request.get(listGames.path, { params: { gameType, pageSize: 99 } })
    const { games } = v.parse(listGames.reply, (await listed.json()).value)
    for (const { nodeId, vassalage, trial, isGame, gameClassify } of games) {
      if ((isTrial && !trial) || isGame === 'VASSALAGE' || (kind && gameClassify !== kind)) continue
      const params = { nodeId, vendor: vassalage, gameType, language: 'pt' }
      const { value } = await (await request.get(launchGame.path, { params, headers: { token } })).json()
      if (value?.url?.startsWith(`/play/${engine}?`)) return value.url
    }
  }
  throw new Error(`No game is played by ${engine}`)
}
