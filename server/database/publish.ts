import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { socketMessage } from '#protocol/site/socket.ts'
import type { Database, Transaction } from './database.ts'

export const CHANNEL = 'published_event'

export const publishedEvent = v.object({
  memberId: v.nullable(v.number()),
  type: v.picklist(socketMessage.options.map(({ entries }) => entries.type.literal)),
})

export type PublishedEvent = v.InferOutput<typeof publishedEvent>

/**
 * Sends an event to all processes, including this one. In a transaction, the event is sent on commit, but
 * such commits queue for one global lock. So publish frequent events, such as `balance.changed`, after the
 * commit if possible.
 */
export async function publish(database: Database | Transaction, event: PublishedEvent): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`)
}

export async function publishAll(
  database: Database | Transaction,
  events: readonly PublishedEvent[],
): Promise<void> {
  const texts = sql.param(events.map((event) => JSON.stringify(event)))
  if (events.length > 0)
    await database.execute(sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) text`)
}

export const publishBalanceChanges = (
  database: Database | Transaction,
  ...memberIds: number[]
): Promise<void> =>
  publishAll(
    database,
    memberIds.flatMap((memberId) => [
      { memberId, type: 'balance.changed' },
      { memberId, type: 'account.changed' },
    ]),
  )
