import * as v from 'valibot'
import { plainText } from '#domain/text/plain-text.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { flag } from '#protocol/kit/query-values.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { chatMessage, chatRoom } from './chat-room.ts'

export const launchLiveChat = call({
  method: 'GET',
  path: '/wps/relay/live/chat',
  access: 'optional',
  summary: 'Returns the URL of a live chat with customer service, in the site’s colours.',
  request: v.object({
    /** Whether the caller is a player rather than an agent. */
    b2c: flag,
    headerColor: v.pipe(v.string(), v.hexColor()),
    title: v.pipe(v.string(), v.maxLength(80)),
    template: v.literal('v2'),
  }),
  /** `chatUrl` is an untrusted URL. */
  reply: v.object({ chatUrl: v.string() }),
  refusals: { 'chat.off': v.object({}), 'chat.throttled': throttled },
})

/**
 * A conversation's id, a random UUID. A member's conversation can be read only by that member, and a
 * visitor's by anyone who has the id. To everyone else, the conversation appears not to exist.
 */
const conversation = v.pipe(v.string(), v.uuid())

export const readLiveChat = call({
  method: 'GET',
  path: '/wps/relay/live/chat/messages',
  access: 'optional',
  summary:
    'Lists the messages of a live chat, newest first or since a message, and marks the replies as read. A member’s chat is unknown to others.',
  request: v.object({ conversation, since: v.optional(id), ...keyPage }),
  reply: v.object({ room: chatRoom, messages: v.array(chatMessage), next }),
  refusals: { 'chat.off': v.object({}) },
})

export const countLiveChatUnread = call({
  method: 'GET',
  path: '/wps/relay/live/chat/unread',
  access: 'optional',
  summary: 'Counts the unread replies of customer service in the member’s chat, or in a visitor’s by its id.',
  request: v.object({ conversation: v.optional(conversation) }),
  reply: v.object({ unread: count }),
})

export const sendLiveChatMessage = call({
  method: 'POST',
  path: '/wps/relay/live/chat/messages',
  access: 'optional',
  summary: 'Sends a message to customer service. A member’s chat is unknown to others.',
  request: v.object({
    conversation,
    /** The sender's idempotency key. A repeated message is posted only once. */
    clientId: v.pipe(v.string(), v.uuid()),
    text: plainText(300),
  }),
  reply: v.object({ message: chatMessage }),
  refusals: { 'chat.off': v.object({}), 'chat.throttled': throttled },
})
