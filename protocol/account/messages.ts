import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { commaList, flag } from '#protocol/kit/query-values.ts'

const unread = v.object({ unread: count })

export const readUnreadCount = call({
  method: 'GET',
  path: '/wps/relay/messages/unread',
  access: 'token',
  summary: 'Counts the member’s unread messages and unread replies of customer service.',
  request: v.object({}),
  reply: v.object({ ...unread.entries, answers: count }),
})

export const listMessages = call({
  method: 'GET',
  path: '/wps/relay/messages',
  access: 'token',
  summary: 'Lists the member’s messages, newest first.',
  request: v.object({ unreadOnly: v.optional(flag), ...keyPage }),
  reply: v.object({
    messages: v.array(
      v.object({
        id,
        topic: v.picklist(['account', 'money', 'promotion', 'contract', 'service']),
        title: v.string(),
        /** HTML; sanitised before display. */
        content: v.string(),
        at: moment,
        read: v.boolean(),
      }),
    ),
    next,
    ...unread.entries,
  }),
})

export const markMessagesRead = call({
  method: 'POST',
  path: '/wps/relay/messages/read',
  access: 'token',
  summary: 'Marks messages as read.',
  request: v.object({
    /** The messages to mark; null marks all. */
    ids: v.nullable(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
  }),
  reply: unread,
})

export const deleteMessages = call({
  method: 'DELETE',
  path: '/wps/relay/messages',
  access: 'token',
  summary: 'Deletes messages permanently.',
  request: v.object({ ids: commaList(id) }),
  reply: unread,
})

export type MessagePage = ReplyOf<typeof listMessages>
export type Message = MessagePage['messages'][number]
