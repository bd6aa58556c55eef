import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { supportConversation, supportMessage } from './support.table.ts'

/** How long a visitor's conversation is kept after its last message, in milliseconds. */
export const VISITORS_KEPT = 7 * 24 * 3_600_000

/**
 * Deletes visitors' conversations that were neither opened nor continued in the last week. Members'
 * conversations are kept for as long as the account exists.
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
