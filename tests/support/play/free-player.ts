import { randomBytes } from 'node:crypto'
import { freePlay } from '#protocol/auth/free-play.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import type { Call, ReplyOf, RequestInput } from '#protocol/kit/call.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { answerOf, encrypt } from '#tests/support/client.ts'

export type LaunchedGame = { nodeId: number; vendor: string; gameType: string }

/** Makes a call over HTTP and returns its value. Throws if the call is refused or fails. */
export async function askOverHttp<C extends Call>(
  url: string,
  call: C,
  asked: RequestInput<C>,
  token?: string,
): Promise<ReplyOf<C>> {
  const isInQuery = call.method === 'GET' || call.method === 'DELETE'
  const query = isInQuery ? `?${new URLSearchParams(asked as Record<string, string>)}` : ''
  const reply = await fetch(url + call.path + query, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: isInQuery ? null : JSON.stringify(asked),
  })
  const answer = await answerOf(call, reply)
  if (!answer.success) throw new Error(`${call.path} answered ${answer.status} ${answer.code}`)
  return answer.value
}

export async function startFreePlay(url: string): Promise<string> {
  const key = await askOverHttp(url, readPublicKey, {})
  const random = await encrypt(key, randomBytes(16).toString('hex'))
  const begun = await askOverHttp(url, freePlay, { os: 'Linux', platform: 'W', random, version: 3 })
  return begun.token
}

/** Opens a game. Returns the token of its page and the balance in minor units. */
export async function openGame(
  url: string,
  token: string,
  game: LaunchedGame,
): Promise<{ token: string; balance: number }> {
  const launched = await askOverHttp(url, launchGame, game, token)
  const playToken = new URL(launched.url, url).searchParams.get('token')
  if (!playToken) throw new Error(`No token is in ${launched.url}`)
  const { balance } = await askOverHttp(url, readBalance, {}, token)
  return { token: playToken, balance }
}
