import { randomUUID } from 'node:crypto'
import { gameRound } from '#server/play/game-round.table.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'

type Given = Partial<typeof gameRound.$inferInsert> & { memberId: number; nodeId: number; startedAt: Date }

/** Adds a round to a member's record without postings. The round is lost by default. Returns its id. */
export async function putRound({ platform }: OpenedPlatform, given: Given): Promise<string> {
  const id = randomUUID()
  const usual = { id, stake: 100, payout: 0, state: {}, settledAt: given.startedAt }
  await platform.database.insert(gameRound).values({ ...usual, ...given })
  return given.id ?? id
}
