import { fetchValue } from '#api/http/call-api.ts'
import {
  deleteMessages,
  listMessages,
  type MessagePage,
  markMessagesRead,
  readUnreadCount,
} from '#protocol/account/messages.ts'
import type { ReplyOf, RequestInput } from '#protocol/kit/call.ts'

/** A page of the member's messages. */
export const readMessages = (
  asked: RequestInput<typeof listMessages>,
  signal: AbortSignal,
): Promise<MessagePage> => fetchValue(listMessages, asked, { signal })

/** How many the member has not read, and how many answers of customer service. */
export const readUnread = (signal: AbortSignal): Promise<ReplyOf<typeof readUnreadCount>> =>
  fetchValue(readUnreadCount, {}, { signal })

/** Marks messages as read, with null all there are. */
export const markRead = (ids: string[] | null): Promise<{ unread: number }> =>
  fetchValue(markMessagesRead, { ids })

/** Deletes a message for good. */
export const deleteMessage = (id: string): Promise<{ unread: number }> =>
  fetchValue(deleteMessages, { ids: id })
