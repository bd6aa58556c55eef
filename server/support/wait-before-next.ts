import { and, desc, gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/database/database.ts'

/** Maximum number of messages in `WHILE` ms. */
const MOST = 5
const WHILE = 10_000

type MessageTable = PgTable & { at: AnyPgColumn<{ data: Date; notNull: true }> }

type Sent = { messages: MessageTable; which: SQL | undefined; now: Date }

/** Returns how long the sender must wait before the next message, in milliseconds; 0 if no wait is needed. */
export async function waitBeforeNext(tx: Transaction, { messages, which, now }: Sent): Promise<number> {
  const recent = await tx
    .select({ at: messages.at })
    .from(messages)
    .where(and(which, gt(messages.at, new Date(now.getTime() - WHILE))))
    .orderBy(desc(messages.at))
    .limit(MOST)
  const first = recent[MOST - 1]
  return first ? Math.max(1, first.at.getTime() + WHILE - now.getTime()) : 0
}
