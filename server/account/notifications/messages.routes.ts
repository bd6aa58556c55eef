import type { MessageEvent, MessageFacts } from '#server/notifications/message-events.ts'
import { countUnread, deleteOwn, listOwn, markRead, messageNumbers } from '#server/notifications/messages.ts'
import { renderMessage } from '#server/notifications/render-message.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { countUnreadAnswers } from '#server/support/live-chat/unread-answers.ts'

/** Members only. Trial players have no messages, so their pages do not send this request. */
export const readUnreadCount: HandlerOf<'readUnreadCount'> = async ({ platform, who }) => {
  const { database } = platform
  const memberId = who.member.id
  const [unread, answers] = await Promise.all([
    countUnread(database, memberId),
    countUnreadAnswers(database, { memberId }),
  ])
  return accept({ unread, answers })
}

export const listMessages: HandlerOf<'listMessages'> = async ({ platform, request, caller, who }) => {
  const { database } = platform
  const { unreadOnly = false, cursor, limit } = request
  const memberId = who.member.id
  const [before = null] = cursor === undefined ? [] : messageNumbers([cursor])
  const { messages, hasMore } = await listOwn(database, { memberId, unreadOnly, before, limit })
  return accept({
    messages: messages.map(({ id, topic, event, facts, at, readAt }) => ({
      id: String(id),
      topic,
      ...renderMessage(event as MessageEvent, facts as MessageFacts[MessageEvent], caller.language),
      at: at.toISOString(),
      read: readAt !== null,
    })),
    next: hasMore ? String(messages.at(-1)?.id) : null,
    unread: await countUnread(database, memberId),
  })
}

/**
 * Ignores unknown ids, as another tab may have deleted the messages. Ids of other members' messages get the
 * same reply, so the reply does not reveal which ids exist.
 */
export const markMessagesRead: HandlerOf<'markMessagesRead'> = async (context) => {
  const { platform, request, now, who } = context
  return accept({ unread: await markRead(platform.database, { memberId: who.member.id, now }, request.ids) })
}

/** Ignores ids of messages that were already deleted, like `markMessagesRead`. */
export const deleteMessages: HandlerOf<'deleteMessages'> = async ({ platform, request, who }) =>
  accept({ unread: await deleteOwn(platform.database, who.member.id, request.ids) })
