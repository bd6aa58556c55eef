import { eq } from 'drizzle-orm'
import { NotFound } from '#server/core/not-found.ts'
import { publish } from '#server/database/publish.ts'
import { member } from '#server/identity/member.table.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { waitBeforeNext } from '#server/support/wait-before-next.ts'
import { chatMessage } from './chat.table.ts'
import { findRoom, isChatOn, lobbyRooms } from './find-room.ts'
import { messageNumber } from './message-number.ts'
import { findMessages, messageSent, presentIn, recentlyTakenDown, recordPresence } from './messages.ts'
import { muteOf } from './mutes.ts'
import { findMessage, saveReport } from './reports.ts'

/** CS-03. Listing the rooms does not make a member present in them. */
export const listChatRooms: HandlerOf<'listChatRooms'> = async ({ platform, caller, who, now }) => {
  const { database, operator } = platform
  if (!(await isChatOn(platform))) return refuse('chat.off', {})
  const rooms = await lobbyRooms(platform, { member: who.member, language: caller.language, now })
  const present = await presentIn(
    database,
    rooms.map(({ id }) => id),
    now,
  )
  const reader = { memberId: who.member.id, operator }
  const listed = rooms.map(async (room) => {
    const newest = { roomId: room.id, since: null, before: null, limit: 1 }
    const [last = null] = await findMessages(database, reader, newest)
    return { ...room, present: present.get(room.id) ?? 0, last }
  })
  return accept({ rooms: await Promise.all(listed) })
}

/** GAME-12, CS-03. Reading a room makes the member present in it. */
export const readChatHistory: HandlerOf<'readChatHistory'> = async ({
  platform,
  request,
  caller,
  who,
  now,
}) => {
  const { database, operator } = platform
  const { roomId, since, cursor, limit } = request
  if (!(await isChatOn(platform))) return refuse('chat.off', {})
  const room = await findRoom(platform, roomId, { member: who.member, language: caller.language, now })
  await recordPresence(database, { roomId, memberId: who.member.id, now })
  const reader = { memberId: who.member.id, operator }
  const messages = await findMessages(database, reader, {
    roomId,
    since: messageNumber(since),
    before: messageNumber(cursor),
    limit,
  })
  const present = await presentIn(database, [roomId], now)
  return accept({
    room: { ...room, present: present.get(roomId) ?? 0 },
    messages,
    next: messages.length === limit ? (messages.at(-1)?.id ?? null) : null,
    takenDown: await recentlyTakenDown(database, roomId),
  })
}

/** GAME-12, CS-03. If a message arrives again with the same client id, it is not sent twice. */
export const sendChatMessage: HandlerOf<'sendChatMessage'> = async ({
  platform,
  request,
  caller,
  who,
  now,
}) => {
  const { database, operator } = platform
  const { roomId, clientId, text } = request
  if (!(await isChatOn(platform))) return refuse('chat.off', {})
  const room = await findRoom(platform, roomId, { member: who.member, language: caller.language, now })
  const reader = { memberId: who.member.id, operator }
  const sent = await database.transaction(async (tx) => {
    // Handle a member's messages one after another. Concurrent ones would all pass the rate limit.
    await tx.select({ id: member.id }).from(member).where(eq(member.id, who.member.id)).for('no key update')
    const before = await messageSent(tx, reader, clientId)
    if (before) return accept({ message: before })
    const mute = await muteOf(tx, who.member.id, now)
    if (mute) return refuse('chat.muted', { until: mute.until?.toISOString() ?? null })
    if (!room.open) return refuse('chat.closed', {})
    const isTheirs = eq(chatMessage.memberId, who.member.id)
    const retryAfter = await waitBeforeNext(tx, { messages: chatMessage, which: isTheirs, now })
    if (retryAfter > 0) return refuse('chat.throttled', { retryAfter })
    await tx.insert(chatMessage).values({ roomId, memberId: who.member.id, clientId, text, at: now })
    const message = await messageSent(tx, reader, clientId)
    if (!message) throw new Error('The new message was not found')
    return accept({ message })
  })
  if (sent.success) await publish(database, { memberId: null, type: 'chat.said' })
  return sent
}

/**
 * CS-03. Members cannot report their own messages or messages in rooms that they may not enter. Both count as
 * not found.
 */
export const reportChatMessage: HandlerOf<'reportChatMessage'> = async ({
  platform,
  request,
  caller,
  who,
  now,
}) => {
  const { database, limits } = platform
  const memberId = who.member.id
  if (!(await isChatOn(platform))) return refuse('chat.off', {})
  const message = await findMessage(database, messageNumber(request.messageId) ?? 0)
  if (!message || message.memberId === memberId) throw new NotFound()
  await findRoom(platform, message.roomId, { member: who.member, language: caller.language, now })
  if (message.takenDownAt) return refuse('chat.takenDown', {})
  const retryAfter = await limits.chatReports.count(String(memberId))
  if (retryAfter > 0) return refuse('chat.throttled', { retryAfter })
  const isNew = await saveReport(database, { ...request, messageId: message.id, memberId, now })
  return isNew ? accept({}) : refuse('chat.alreadyReported', {})
}
