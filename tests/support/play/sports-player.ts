import { randomUUID } from 'node:crypto'
import type { FixtureList, PlacedSlip, PlaceSlip, SportsRefusal } from '#protocol/play/sports.ts'
import { game } from '#server/games/game.table.ts'
import { balanceOf } from '#server/ledger/accounts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openGameSession } from '#server/play/play-session.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { putPlayer } from './game-world.ts'
import { playLine } from './play-line.ts'

/** Node id of a sportsbook, whose vendor `putGames` creates. */
const BOOK = 110
/** The sportsbook's stated return, in hundredths of a percent. */
export const BOOK_RETURN = 9_500

export async function putBook({ database }: Platform): Promise<void> {
  await database.insert(game).values({
    nodeId: BOOK,
    vendorCode: 'PG',
    gameCode: 'futebol',
    gameType: 'SPORTS',
    gameClassify: 'sportsbook',
    namePt: 'Futebol',
    nameEn: 'Football',
    searchText: 'futebol football palpite games',
    motif: 'bola/futebol',
    hue: 120,
    hot: false,
    trial: false,
    engine: 'sports',
    returnBp: BOOK_RETURN,
    position: 1,
  })
}

export type SlipAnswer = { success: true; value: PlacedSlip } | ({ success: false } & SportsRefusal)

/** Creates a member with `balance` minor units, and opens the sportsbook. */
export async function openBook(opened: OpenedPlatform, balance: number, nodeId = BOOK) {
  const { platform } = opened
  const player = await putPlayer(platform, balance)
  const token = await openGameSession(platform.database, {
    memberId: player.memberId,
    sessionTokenHash: player.sessionHash,
    nodeId,
    backUrl: '/',
    now: await platform.clock(),
  })
  const line = playLine(opened, token)
  const { send } = line
  return {
    ...player,
    ...line,
    /** Returns the value of a reply. Throws for a refusal. */
    read: async <Value>(path: string): Promise<Value> => {
      const answer = (await (await send(path)).json()) as { success: boolean; code?: string; value: Value }
      if (!answer.success) throw new Error(`refused: ${answer.code}`)
      return answer.value
    },
    place: async (slip: PlaceSlip) => (await (await send('/sports/slips', slip)).json()) as SlipAnswer,
    /** Returns the fixtures that start at most `within` ms after `from` (epoch ms). */
    fixtures: async (from: number, within: number) => {
      const range = { from: new Date(from).toISOString(), to: new Date(from + within).toISOString() }
      const reply = await send(`/sports/fixtures?${new URLSearchParams(range)}`)
      return ((await reply.json()) as { value: FixtureList }).value.fixtures
    },
    balance: () => balanceOf(platform.database, player.wallet),
  }
}

/** Returns a slip with a stake of 1.00 and a new key. */
export const slipOf = (legs: PlaceSlip['legs'], more: Partial<PlaceSlip> = {}): PlaceSlip => ({
  key: randomUUID(),
  mode: legs.length > 1 ? 'multiple' : 'single',
  stake: 100,
  legs,
  ...more,
})

/** Returns the value of an answer. Throws for a refusal. */
export function placed(answer: SlipAnswer): PlacedSlip {
  if (!answer.success) throw new Error(`refused: ${answer.code}`)
  return answer.value
}
