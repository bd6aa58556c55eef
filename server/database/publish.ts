import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { socketMessage } from '#protocol/site/socket.ts'
import type { Database, Transaction } from './database.ts'

export const CHANNEL = 'announcement'

export const announcement = v.object({
  memberId: v.nullable(v.number()),
  type: v.picklist(socketMessage.options.map(({ entries }) => entries.type.literal)),
})

export type Announcement = v.InferOutput<typeof announcement>

/**
 * Notifies all processes, including this one. In a transaction it is delivered on commit, but such commits
 * queue for one global lock, so send `balance.changed` after the commit.
 */
export async function announce(database: Database | Transaction, what: Announcement): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(what)})`)
}

export async function announceAll(
  database: Database | Transaction,
  all: readonly Announcement[],
): Promise<void> {
  const texts = sql.param(all.map((what) => JSON.stringify(what)))
  if (all.length > 0)
    await database.execute(sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) text`)
}

/** Notifies the pages of members that their balance and account summary changed. */
export const announceMoved = (database: Database | Transaction, ...memberIds: number[]): Promise<void> =>
  announceAll(
    database,
    memberIds.flatMap((memberId) => [
      { memberId, type: 'balance.changed' },
      { memberId, type: 'account.changed' },
    ]),
  )
