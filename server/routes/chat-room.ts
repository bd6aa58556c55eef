import { eq } from 'drizzle-orm'
import type { readChatHistory, sendChatMessage } from '#contract/chat-room.ts'
import { findMessages, messageSent, notePresence, presentIn, waitBeforeNext } from '../chat/messages.ts'
import { chatMessage } from '../database/schema/chat.ts'
import { member } from '../database/schema/member.ts'
import { accept, type Handler, refuse } from '../handler.ts'
import { findModels, type HostedTable } from '../live-models/find-models.ts'
import { roomOfModel } from '../live-models/model-room.ts'
import type { Platform } from '../platform.ts'
import { announce } from '../socket/announce.ts'
import { UnknownThing } from '../unknown-thing.ts'

/** The stream beside which a room is. Throws where there is no such room. */
async function hostOf(
  { database, operator }: Platform,
  roomId: string,
  now: Date,
): Promise<HostedTable['model']> {
  const models = await findModels(database, { language: operator.defaultLanguage, now })
  const found = models.find(({ model }) => roomOfModel(model.id) === roomId)
  if (!found) throw new UnknownThing()
  return found.model
}

/** GAME-12: what was said beside a stream. Whoever reads is in the room. */
export const chatHistoryHandler: Handler<typeof readChatHistory> = async ({
  platform,
  request,
  who,
  now,
}) => {
  const { database, operator } = platform
  const { roomId, since, cursor, limit } = request
  const model = await hostOf(platform, roomId, now)
  await notePresence(database, { roomId, memberId: who.member.id, now })
  const reader = { memberId: who.member.id, operator }
  const messages = await findMessages(database, reader, {
    roomId,
    since: numberOf(since),
    before: numberOf(cursor),
    limit,
  })
  return accept({
    room: {
      id: roomId,
      kind: 'live',
      title: model.name,
      present: await presentIn(database, roomId, now),
      open: model.status === 'live',
    },
    messages,
    next: messages.length === limit ? (messages.at(-1)?.id ?? null) : null,
  })
}

/** GAME-12: says something beside a stream; the same message twice is said once. */
export const sendChatMessageHandler: Handler<typeof sendChatMessage> = async ({
  platform,
  request,
  who,
  now,
}) => {
  const { database, operator } = platform
  const { roomId, clientId, text } = request
  const model = await hostOf(platform, roomId, now)
  const reader = { memberId: who.member.id, operator }
  const said = await database.transaction(async (tx) => {
    // One member's messages go one after another, or many at once would each find that there was room for it.
    await tx.select({ id: member.id }).from(member).where(eq(member.id, who.member.id)).for('no key update')
    const before = await messageSent(tx, reader, clientId)
    if (before) return accept({ message: before })
    if (model.status !== 'live') return refuse('chat.closed', {})
    const retryAfter = await waitBeforeNext(tx, who.member.id, now)
    if (retryAfter > 0) return refuse('chat.throttled', { retryAfter })
    await tx.insert(chatMessage).values({ roomId, memberId: who.member.id, clientId, text, at: now })
    const message = await messageSent(tx, reader, clientId)
    if (!message) throw new Error('A message that was just written is gone')
    return accept({ message })
  })
  if (said.success) await announce(database, { memberId: null, type: 'chat.said' })
  return said
}

/** A message's number; what is none names no message. */
const numberOf = (id: string | undefined): number | null =>
  id === undefined ? null : /^\d{1,15}$/.test(id) ? Number(id) : 0
