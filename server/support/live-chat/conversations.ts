import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { waitBeforeNext } from '#server/support/wait-before-next.ts'
import { supportConversation, supportMessage } from './support.table.ts'

type Opening = { memberId: number | null; title: string; now: Date }

/**
 * Opens a conversation and returns its id. A member always has the same one, and a visitor gets a new one.
 */
export async function openConversation(
  database: Database,
  { memberId, title, now }: Opening,
): Promise<string> {
  const [opened] = await database
    .insert(supportConversation)
    .values({ id: randomUUID(), memberId, title, openedAt: now })
    .onConflictDoUpdate({ target: supportConversation.memberId, set: { title } })
    .returning({ id: supportConversation.id })
  if (!opened) throw new Error('The conversation was not created')
  return opened.id
}

type Named = { conversation: string; memberId: number | null }

/**
 * Matches a conversation that the caller can open. A member's conversation is open only to that member. A
 * visitor's conversation is open to anyone who has its id, even after the visitor logs in.
 */
const isOpenTo = ({ conversation, memberId }: Named) =>
  and(
    eq(supportConversation.id, conversation),
    or(
      isNull(supportConversation.memberId),
      memberId === null ? undefined : eq(supportConversation.memberId, memberId),
    ),
  )

type MessageQuery = Named & { since: number | null; before: number | null; limit: number }

/**
 * Returns a conversation's messages after `since` and before `before`: oldest first if `since` is set, newest
 * first if not. Null means no bound.
 * @throws NotFound if the conversation is not open to the caller
 */
export async function findMessages(database: Database, query: MessageQuery): Promise<ChatMessage[]> {
  const { conversation, since, before, limit } = query
  const [known] = await database
    .select({ id: supportConversation.id })
    .from(supportConversation)
    .where(isOpenTo(query))
  if (!known) throw new NotFound()
  const rows = await database
    .select()
    .from(supportMessage)
    .where(
      and(
        eq(supportMessage.conversationId, conversation),
        since === null ? undefined : gt(supportMessage.id, since),
        before === null ? undefined : lt(supportMessage.id, before),
      ),
    )
    .orderBy(since === null ? desc(supportMessage.id) : asc(supportMessage.id))
    .limit(limit)
  return rows.map(toMessageDto)
}

type NewText = { conversation: string; clientId: string; text: string; now: Date }
type SendResult = { message: ChatMessage } | { retryAfter: number }

/**
 * Sends a message, or returns how long the sender must wait (`retryAfter`, in milliseconds).
 * @throws NotFound if the conversation is not open to the caller
 */
export async function sendMessage(
  database: Database,
  { memberId, ...sent }: NewText & Named,
): Promise<SendResult> {
  const { conversation, clientId, now } = sent
  return database.transaction(async (tx) => {
    if (!(await lockConversation(tx, isOpenTo({ conversation, memberId })))) throw new NotFound()
    const before = await findByClientId(tx, conversation, clientId)
    if (before) return { message: toMessageDto(before) }
    const isFromVisitor = and(
      eq(supportMessage.conversationId, conversation),
      eq(supportMessage.author, 'asker'),
    )
    const retryAfter = await waitBeforeNext(tx, { messages: supportMessage, which: isFromVisitor, now })
    if (retryAfter > 0) return { retryAfter }
    return { message: await insertMessage(tx, { ...sent, author: 'asker' }) }
  })
}

/**
 * Answers a conversation and returns its member's id, which is null for a visitor. Returns undefined if the
 * conversation does not exist.
 */
export async function answerConversation(
  database: Database,
  answer: { conversation: string; text: string; now: Date },
): Promise<{ memberId: number | null } | undefined> {
  return database.transaction(async (tx) => {
    const found = await lockConversation(tx, eq(supportConversation.id, answer.conversation))
    if (found) await insertMessage(tx, { ...answer, clientId: randomUUID(), author: 'service' })
    return found
  })
}

/**
 * Locks a conversation, so that its messages are handled one after another. Concurrent messages would all
 * pass the rate limit.
 */
async function lockConversation(
  tx: Transaction,
  which: SQL | undefined,
): Promise<{ memberId: number | null } | undefined> {
  const [found] = await tx
    .select({ memberId: supportConversation.memberId })
    .from(supportConversation)
    .where(which)
    .for('no key update')
  return found
}

async function findByClientId(tx: Transaction, conversation: string, clientId: string) {
  const [found] = await tx
    .select()
    .from(supportMessage)
    .where(and(eq(supportMessage.conversationId, conversation), eq(supportMessage.clientId, clientId)))
  return found
}

type NewMessage = NewText & { author: 'asker' | 'service' }

async function insertMessage(
  tx: Transaction,
  { conversation, clientId, text, now, author }: NewMessage,
): Promise<ChatMessage> {
  const [row] = await tx
    .insert(supportMessage)
    .values({ conversationId: conversation, clientId, text, author, at: now })
    .returning()
  if (!row) throw new Error('The message was not saved')
  return toMessageDto(row)
}

/** Leaves out names, because the page knows the caller's name and the localized name of customer service. */
const toMessageDto = (row: typeof supportMessage.$inferSelect): ChatMessage => ({
  id: String(row.id),
  roomId: row.conversationId,
  author: '',
  icon: '',
  role: row.author === 'service' ? 'service' : 'member',
  own: row.author === 'asker',
  text: row.text,
  at: row.at.toISOString(),
})
