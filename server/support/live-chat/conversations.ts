import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { waitBeforeNext } from '#server/support/wait-before-next.ts'
import { supportConversation, supportMessage } from './support.table.ts'

type Opening = { memberId: number | null; title: string; now: Date }

/** The member's conversation, which they have all along, or a new one of a visitor. */
export async function openConversation(
  database: Database,
  { memberId, title, now }: Opening,
): Promise<string> {
  const [opened] = await database
    .insert(supportConversation)
    .values({ id: randomUUID(), memberId, title, openedAt: now })
    .onConflictDoUpdate({ target: supportConversation.memberId, set: { title } })
    .returning({ id: supportConversation.id })
  if (!opened) throw new Error('A conversation was not opened')
  return opened.id
}

/** A conversation, and who asks for it; null is a visitor. */
type Named = { conversation: string; memberId: number | null }

/** A member's conversation is theirs alone; a visitor's is whose who knows its id, also once they are logged in. */
const isOpenTo = ({ conversation, memberId }: Named) =>
  and(
    eq(supportConversation.id, conversation),
    or(
      isNull(supportConversation.memberId),
      memberId === null ? undefined : eq(supportConversation.memberId, memberId),
    ),
  )

type Asked = Named & { since: number | null; before: number | null; limit: number }

/** What was said: `since` a message, oldest first, or before one, newest first. Throws where there is no such conversation for them. */
export async function findSaid(database: Database, asked: Asked): Promise<ChatMessage[]> {
  const { conversation, since, before, limit } = asked
  const [known] = await database
    .select({ id: supportConversation.id })
    .from(supportConversation)
    .where(isOpenTo(asked))
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

type Saying = { conversation: string; clientId: string; text: string; now: Date }
type Said = { message: ChatMessage } | { retryAfter: number }

/** Says something to customer service; `retryAfter`: milliseconds until it may be said. Throws where there is no such conversation for them. */
export async function sayToService(database: Database, { memberId, ...said }: Saying & Named): Promise<Said> {
  const { conversation, clientId, now } = said
  return database.transaction(async (tx) => {
    if (!(await lockConversation(tx, isOpenTo({ conversation, memberId })))) throw new NotFound()
    const before = await findByClientId(tx, conversation, clientId)
    if (before) return { message: toMessageDto(before) }
    const isAskers = and(eq(supportMessage.conversationId, conversation), eq(supportMessage.author, 'asker'))
    const retryAfter = await waitBeforeNext(tx, { messages: supportMessage, which: isAskers, now })
    if (retryAfter > 0) return { retryAfter }
    return { message: await insertMessage(tx, { ...said, author: 'asker' }) }
  })
}

/** Customer service answers. Whose conversation it is, a visitor's being null; undefined where there is no such one. */
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

/** One conversation's messages go one after another, or many at once would each find that there was room for it. */
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

type NewMessage = Saying & { author: 'asker' | 'service' }

async function insertMessage(
  tx: Transaction,
  { conversation, clientId, text, now, author }: NewMessage,
): Promise<ChatMessage> {
  const [row] = await tx
    .insert(supportMessage)
    .values({ conversationId: conversation, clientId, text, author, at: now })
    .returning()
  if (!row) throw new Error('A message was not written')
  return toMessageDto(row)
}

/** Names are the page's: it knows who asks, and what customer service is called in its language. */
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
