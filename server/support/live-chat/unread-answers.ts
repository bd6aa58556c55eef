import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { supportConversation, supportMessage } from './support.table.ts'

type Owner = { memberId: number } | { conversation: string }

export async function countUnreadAnswers(database: Database, owner: Owner): Promise<number> {
  const isTheirs =
    'memberId' in owner
      ? eq(supportConversation.memberId, owner.memberId)
      : and(eq(supportConversation.id, owner.conversation), isNull(supportConversation.memberId))
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

export async function markAnswersRead(
  database: Database,
  conversation: string,
  upTo: number,
): Promise<boolean> {
  const noted = await database
    .update(supportConversation)
    .set({ seenUpTo: sql`${upTo}::bigint` })
    .where(and(eq(supportConversation.id, conversation), lt(supportConversation.seenUpTo, upTo)))
    .returning({ id: supportConversation.id })
  return noted.length > 0
}
