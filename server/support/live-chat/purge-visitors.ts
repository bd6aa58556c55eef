import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { supportConversation, supportMessage } from './support.table.ts'

/** Time for which a visitor's conversation is kept after its last message, milliseconds. */
export const VISITORS_KEPT = 7 * 24 * 3_600_000

/**
 * Deletes conversations of visitors without a message in the last week. Those of members are kept with the
 * account.
 */
export async function purgeVisitors(tx: Transaction, now: Date): Promise<void> {
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
