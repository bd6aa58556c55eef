import { desc, eq, sql } from 'drizzle-orm'
import type { SupportConversations } from '#protocol/sandbox/support.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { supportConversation, supportMessage } from '#server/support/live-chat/support.table.ts'

const SHOWN = 30
const LAST = 6

/** CS-02. Conversations waiting for an answer come first. */
export async function listConversations(database: Database): Promise<SupportConversations> {
  const latestMessage = sql<string>`max(${supportMessage.id})`
  const waits = sql<boolean>`
    (array_agg(${supportMessage.author} order by ${supportMessage.id} desc))[1] = 'asker'
  `
  const rows = await database
    .select({
      id: supportConversation.id,
      account: member.account,
      title: supportConversation.title,
      waits,
      messages: sql<{ author: 'asker' | 'service'; text: string }[]>`
        (array_agg(
          json_build_object('author', ${supportMessage.author}, 'text', ${supportMessage.text})
          order by ${supportMessage.id} desc
        ))[1:${sql.raw(String(LAST))}]
      `,
    })
    .from(supportConversation)
    .innerJoin(supportMessage, eq(supportMessage.conversationId, supportConversation.id))
    .leftJoin(member, eq(member.id, supportConversation.memberId))
    .groupBy(supportConversation.id, member.account)
    .orderBy(desc(waits), desc(latestMessage))
    .limit(SHOWN)
  return rows.map(({ messages, ...row }) => ({ ...row, messages: messages.toReversed() }))
}
