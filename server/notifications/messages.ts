import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { NotFound } from '#server/core/not-found.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { message } from './message.table.ts'

const isOf = (memberId: number) => eq(message.memberId, memberId)

/** @throws NotFound if an id is malformed */
export function messageNumbers(ids: readonly string[]): number[] {
  if (!ids.every((id) => /^\d{1,15}$/.test(id))) throw new NotFound()
  return ids.map(Number)
}

export const countUnread = (database: Database | Transaction, memberId: number): Promise<number> =>
  database.$count(message, and(isOf(memberId), isNull(message.readAt)))

/**
 * Returns at most `limit` of a member's messages, newest first, and whether there are more.
 * @param before id of the last message on the previous page
 */
export async function listOwn(
  database: Database,
  query: { memberId: number; unreadOnly: boolean; before: number | null; limit: number },
) {
  const { memberId, unreadOnly, before, limit } = query
  const rows = await database
    .select()
    .from(message)
    .where(
      and(
        isOf(memberId),
        unreadOnly ? isNull(message.readAt) : undefined,
        before === null ? undefined : lt(message.id, before),
      ),
    )
    .orderBy(desc(message.id))
    .limit(limit + 1)
  return { messages: rows.slice(0, limit), hasMore: rows.length > limit }
}

/**
 * Marks messages as read (null marks all) and returns the number still unread. Ignores unknown ids and other
 * members' messages.
 */
export const markRead = (database: Database, who: { memberId: number; now: Date }, ids: string[] | null) => {
  const numbers = ids && messageNumbers(ids)
  return changeOwn(database, who.memberId, async (tx) => {
    const isNamed = numbers ? inArray(message.id, numbers) : undefined
    return tx
      .update(message)
      .set({ readAt: who.now })
      .where(and(isOf(who.memberId), isNull(message.readAt), isNamed))
      .returning({ id: message.id })
  })
}

/** Deletes messages and returns the number still unread. Ignores unknown ids and other members' messages. */
export const deleteOwn = (database: Database, memberId: number, ids: string[]) => {
  const numbers = messageNumbers(ids)
  return changeOwn(database, memberId, async (tx) => {
    return tx
      .delete(message)
      .where(and(isOf(memberId), inArray(message.id, numbers)))
      .returning({ id: message.id })
  })
}

const changeOwn = (
  database: Database,
  memberId: number,
  change: (tx: Transaction) => Promise<readonly { id: number }[]>,
): Promise<number> =>
  database.transaction(async (tx) => {
    const changed = await change(tx)
    if (changed.length > 0) await publish(tx, { memberId, type: 'messages.changed' })
    return countUnread(tx, memberId)
  })
