import { fetchValue } from '#api/http/call-api.ts'
import {
  deleteMessages,
  listMessages,
  type MessagePage,
  markMessagesRead,
  readUnreadCount,
} from '#protocol/account/messages.ts'
import type { ReplyOf, RequestInput } from '#protocol/kit/call.ts'

export const readMessages = (
  asked: RequestInput<typeof listMessages>,
  signal: AbortSignal,
): Promise<MessagePage> => fetchValue(listMessages, asked, { signal })

/** Returns the numbers of unread messages and of unread replies from customer service. */
export const readUnread = (signal: AbortSignal): Promise<ReplyOf<typeof readUnreadCount>> =>
  fetchValue(readUnreadCount, {}, { signal })

/** Marks these messages as read, or all messages if `ids` is null. */
export const markRead = (ids: string[] | null): Promise<{ unread: number }> =>
  fetchValue(markMessagesRead, { ids })

export const deleteMessage = (id: string): Promise<{ unread: number }> =>
  fetchValue(deleteMessages, { ids: id })
