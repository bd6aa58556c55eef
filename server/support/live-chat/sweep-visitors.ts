import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { supportConversation, supportMessage } from './support.table.ts'

/** Milliseconds that a visitor's conversation is kept after the last word in it: a week. */
export const VISITORS_KEPT = 7 * 24 * 3_600_000

/** Deletes visitors' conversations in which nobody has said anything for a week. A member's stays with their account. */
export async function sweepVisitors(tx: Transaction, now: Date): Promise<void> {
  const since = new Date(now.getTime() - VISITORS_KEPT)
  await tx.delete(supportConversation).where(
    and(
      isNull(supportConversation.memberId),
      lt(supportConversation.openedAt, since),
      sql`not exists (
        select from ${supportMessage}
        where ${supportMessage.conversationId} = ${supportConversation.id}
          and ${supportMessage.at} >= ${since.toISOString()}
      )`,
    ),
  )
}
