import { eq } from 'drizzle-orm'
import type { RequestOf } from '#protocol/kit/call.ts'
import type { reportChatMessage } from '#protocol/support/chat-room.ts'
import type { Database } from '#server/database/database.ts'
import { chatMessage, chatReport } from './chat.table.ts'

type Message = typeof chatMessage.$inferSelect

export async function findMessage(database: Database, id: number): Promise<Message | undefined> {
  const [found] = await database.select().from(chatMessage).where(eq(chatMessage.id, id))
  return found
}

type Report = Omit<RequestOf<typeof reportChatMessage>, 'messageId'> & {
  messageId: number
  memberId: number
  now: Date
}

export async function saveReport(
  database: Database,
  { messageId, memberId, reason, comment = '', now }: Report,
): Promise<boolean> {
  const written = await database
    .insert(chatReport)
    .values({ messageId, memberId, reason, comment, at: now, state: 'open' })
    .onConflictDoNothing()
    .returning({ messageId: chatReport.messageId })
  return written.length > 0
}
