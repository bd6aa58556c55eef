import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Played, PlayRefusal } from '#protocol/play/play.ts'
import { game } from '#server/games/game.table.ts'
import type { LoginMethod } from '#server/identity/sessions.ts'
import { balanceOf } from '#server/ledger/accounts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { putPlayer } from './game-world.ts'
import { playLine } from './play-line.ts'

export type PlayAnswer = { success: true; value: Played } | ({ success: false } & PlayRefusal)

/**
 * Creates a member with `balance` minor units, and opens a game from `putGames`. Requests have the same form
 * as those of the game's page.
 */
export async function openGame(
  opened: OpenedPlatform,
  { nodeId, balance, method }: { nodeId: number; balance: number; method?: LoginMethod },
) {
  const { platform, request } = opened
  const player = await putPlayer(platform, balance, method)
  const [found] = await platform.database.select().from(game).where(eq(game.nodeId, nodeId))
  const gameType = found?.gameType ?? ''
  const launch = `/wps/game/launchGame?nodeId=${nodeId}&vendor=PG&gameType=${gameType}`
  const launched = (await (await request(launch, { headers: { token: player.token } })).json()) as {
    value: { url: string }
  }
  const token = new URLSearchParams(launched.value.url.split('?')[1]).get('token') ?? ''
  const line = playLine(opened, token)
  const { send } = line
  return {
    ...player,
    ...line,
    ask: async (path: string, body?: unknown) => (await (await send(path, body)).json()) as PlayAnswer,
    balance: () => balanceOf(platform.database, player.wallet),
  }
}

/** Returns a bet of 1.00 with a new key. */
export const bet = (more: object = {}) => ({
  key: randomUUID(),
  stake: 100,
  clientSeed: 'client-seed-1',
  ...more,
})

/** Returns the value of an answer. Throws for a refusal. */
export function played(answer: PlayAnswer): Played {
  if (!answer.success) throw new Error(`refused: ${answer.code}`)
  return answer.value
}
