import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { supportConversation, supportMessage } from './support.table.ts'

type Asker = { memberId: number } | { conversation: string }

export async function countUnreadAnswers(database: Database, asker: Asker): Promise<number> {
  const isTheirs =
    'memberId' in asker
      ? eq(supportConversation.memberId, asker.memberId)
      : and(eq(supportConversation.id, asker.conversation), isNull(supportConversation.memberId))
  const [counted] = await database
    .select({ unread: count() })
    .from(supportConversation)
    .innerJoin(supportMessage, eq(supportMessage.conversationId, supportConversation.id))
    .where(
      and(
        isTheirs,
        eq(supportMessage.author, 'service'),
        gt(supportMessage.id, supportConversation.seenUpTo),
      ),
    )
  return counted?.unread ?? 0
}

export async function noteSeen(database: Database, conversation: string, upTo: number): Promise<boolean> {
  const noted = await database
    .update(supportConversation)
    .set({ seenUpTo: sql`${upTo}::bigint` })
    .where(and(eq(supportConversation.id, conversation), lt(supportConversation.seenUpTo, upTo)))
    .returning({ id: supportConversation.id })
  return noted.length > 0
}
