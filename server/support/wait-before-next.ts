import { and, desc, gt, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import type { chatMessage } from './chat/chat.table.ts'
import type { supportMessage } from './live-chat/support.table.ts'

/** At most this many messages per window (ms). */
const MOST = 5
const WHILE = 10_000

type Sent = { messages: typeof chatMessage | typeof supportMessage; which: SQL | undefined; now: Date }

/** Milliseconds until the next message is allowed; 0 if it is allowed now. */
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
