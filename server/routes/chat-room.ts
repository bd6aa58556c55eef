import { and, eq } from 'drizzle-orm'
import type { readChatHistory, sendChatMessage } from '#contract/chat-room.ts'
import type { Language } from '#contract/operator-config.ts'
import { findMessages, messageSent, notePresence, presentIn, waitBeforeNext } from '../chat/messages.ts'
import { tableOfRoom } from '../chat/table-room.ts'
import { chatMessage } from '../database/schema/chat.ts'
import { game, vendor } from '../database/schema/game.ts'
import { member } from '../database/schema/member.ts'
import { inLanguage } from '../games/game-names.ts'
import { accept, type Handler, refuse } from '../handler.ts'
import type { Platform } from '../platform.ts'
import { announce } from '../socket/announce.ts'
import { UnknownThing } from '../unknown-thing.ts'

type Table = { title: string; isOpen: boolean }

/** The live table whose chat a room is. Throws where there is no such room. */
async function tableOf(
  { database }: Platform,
  roomId: string,
  { language, now }: { language: Language; now: Date },
): Promise<Table> {
  const nodeId = tableOfRoom(roomId)
  const [found] = await database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(game.nodeId, nodeId ?? 0), eq(game.engine, 'live'), eq(game.group, false)))
  if (nodeId === null || !found) throw new UnknownThing()
  const { closedUntil } = found.vendor
  return {
    title: inLanguage({ pt: found.game.namePt, en: found.game.nameEn }, language),
    isOpen: !found.game.withdrawn && !(closedUntil && closedUntil > now),
  }
}

/** GAME-12: what was said at a live table. Whoever reads is in the room. */
export const chatHistoryHandler: Handler<typeof readChatHistory> = async ({
  platform,
  request,
  caller,
  who,
  now,
}) => {
  const { database, operator } = platform
  const { roomId, since, cursor, limit } = request
  const table = await tableOf(platform, roomId, { language: caller.language, now })
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
      title: table.title,
      present: await presentIn(database, roomId, now),
      open: table.isOpen,
    },
    messages,
    next: messages.length === limit ? (messages.at(-1)?.id ?? null) : null,
  })
}

/** GAME-12: says something at a live table; the same message twice is said once. */
export const sendChatMessageHandler: Handler<typeof sendChatMessage> = async ({
  platform,
  request,
  caller,
  who,
  now,
}) => {
  const { database, operator } = platform
  const { roomId, clientId, text } = request
  const table = await tableOf(platform, roomId, { language: caller.language, now })
  const reader = { memberId: who.member.id, operator }
  const said = await database.transaction(async (tx) => {
    // One member's messages go one after another, or many at once would each find that there was room for it.
    await tx.select({ id: member.id }).from(member).where(eq(member.id, who.member.id)).for('no key update')
    const before = await messageSent(tx, reader, clientId)
    if (before) return accept({ message: before })
    if (!table.isOpen) return refuse('chat.closed', {})
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
