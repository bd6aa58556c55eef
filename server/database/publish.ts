import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { socketMessage } from '#protocol/site/socket.ts'
import type { Database, Transaction } from './database.ts'

/** The PostgreSQL channel on which the processes of one platform hear each other. */
export const CHANNEL = 'announcement'

/** That something happened, for the open sockets of one member or, with null, of everybody. */
export const announcement = v.object({
  memberId: v.nullable(v.number()),
  type: v.picklist(socketMessage.options.map(({ entries }) => entries.type.literal)),
})

export type Announcement = v.InferOutput<typeof announcement>

/**
 * Tells all processes, this one too. Said in a transaction it is heard when that commits, and never when it does
 * not; but such commits queue for one lock of the whole server, so say `balance.changed` after the commit.
 */
export async function announce(database: Database | Transaction, what: Announcement): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(what)})`)
}

/** Tells all processes several things in one statement. */
export async function announceAll(
  database: Database | Transaction,
  all: readonly Announcement[],
): Promise<void> {
  const texts = sql.param(all.map((what) => JSON.stringify(what)))
  if (all.length > 0)
    await database.execute(sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) text`)
}

/** Tells the pages of members that their money has moved, and what stands in their account with it. */
export const announceMoved = (database: Database | Transaction, ...memberIds: number[]): Promise<void> =>
  announceAll(
    database,
    memberIds.flatMap((memberId) => [
      { memberId, type: 'balance.changed' },
      { memberId, type: 'account.changed' },
    ]),
  )
