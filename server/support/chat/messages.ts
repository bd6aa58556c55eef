import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { OperatorConfig } from '#protocol/site/operator-config.ts'
import type { chatMessage as toMessageDto } from '#protocol/support/chat-room.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { avatarUrl } from '#server/identity/avatar-url.ts'
import { maskedAccount } from '#server/identity/masked-account.ts'
import { member } from '#server/identity/member.table.ts'
import { chatMessage, chatPresence } from './chat.table.ts'
import { presentSince } from './present-since.ts'

type Message = InferOutput<typeof toMessageDto>

type Reader = { memberId: number; operator: OperatorConfig }

const OF_LATE = 50

/**
 * Returns a room's messages after `since` and before `before`: oldest first if `since` is set, newest first
 * if not. Null means no bound.
 */
export async function findMessages(
  database: Database | Transaction,
  reader: Reader,
  query: { roomId: string; since: number | null; before: number | null; limit: number },
): Promise<Message[]> {
  const { roomId, since, before, limit } = query
  return messagesWhere(
    database,
    reader,
    and(
      eq(chatMessage.roomId, roomId),
      since === null ? undefined : gt(chatMessage.id, since),
      before === null ? undefined : lt(chatMessage.id, before),
    ),
    { limit, order: since === null ? desc(chatMessage.id) : asc(chatMessage.id) },
  )
}

export async function messageSent(
  database: Database | Transaction,
  reader: Reader,
  clientId: string,
): Promise<Message | null> {
  const isIt = and(eq(chatMessage.memberId, reader.memberId), eq(chatMessage.clientId, clientId))
  const [found] = await messagesWhere(database, reader, isIt, { limit: 1, order: desc(chatMessage.id) })
  return found ?? null
}

async function messagesWhere(
  database: Database | Transaction,
  { memberId, operator }: Reader,
  which: SQL | undefined,
  { limit, order }: { limit: number; order: SQL },
): Promise<Message[]> {
  const rows = await database
    .select({ message: chatMessage, member })
    .from(chatMessage)
    .innerJoin(member, eq(member.id, chatMessage.memberId))
    .where(which)
    .orderBy(order)
    .limit(limit)
  return rows.map(({ message, member: author }) => ({
    id: String(message.id),
    roomId: message.roomId,
    author: author.nickname || maskedAccount(author.account),
    icon: avatarUrl(author.icon),
    role: operator.agentTypes.includes(author.type) ? 'agent' : 'member',
    own: author.id === memberId,
    text: message.takenDownAt ? null : message.text,
    at: message.at.toISOString(),
  }))
}

export async function recordPresence(
  database: Database,
  seen: { roomId: string; memberId: number; now: Date },
): Promise<void> {
  const { roomId, memberId, now } = seen
  await database
    .insert(chatPresence)
    .values({ roomId, memberId, seenAt: now })
    .onConflictDoUpdate({ target: [chatPresence.roomId, chatPresence.memberId], set: { seenAt: now } })
}

export async function presentIn(
  database: Database,
  roomIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const isThere = and(inArray(chatPresence.roomId, [...roomIds]), gt(chatPresence.seenAt, presentSince(now)))
  const rows = await database
    .select({ roomId: chatPresence.roomId, present: count() })
    .from(chatPresence)
    .where(isThere)
    .groupBy(chatPresence.roomId)
  return new Map(rows.map(({ roomId, present }) => [roomId, present]))
}

/** Returns the ids of the most recently removed messages, which open pages must hide. */
export async function recentlyTakenDown(database: Database, roomId: string): Promise<string[]> {
  const rows = await database
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, roomId), isNotNull(chatMessage.takenDownAt)))
    .orderBy(desc(chatMessage.takenDownAt))
    .limit(OF_LATE)
  return rows.map(({ id }) => String(id))
}
