import * as v from 'valibot'
import { plainText } from '#domain/text/plain-text.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { throttled } from '#protocol/kit/throttled.ts'

export const chatRoom = v.object({
  id,
  kind: v.picklist(['lobby', 'live', 'game', 'support']),
  title: v.string(),
  /** Number of members who are online in the room. */
  present: count,
  /** Whether the member may write in the room. */
  open: v.boolean(),
})

export const chatMessage = v.object({
  id,
  roomId: id,
  /** The author's nickname, or else the masked account name. */
  author: v.string(),
  icon: v.string(),
  role: v.picklist(['member', 'agent', 'host', 'service']),
  own: v.boolean(),
  /** Plain text; null if the message was taken down. */
  text: v.nullable(v.string()),
  at: moment,
})

export type ChatMessage = v.InferOutput<typeof chatMessage>

export const listChatRooms = call({
  method: 'GET',
  path: '/wps/relay/chat/rooms',
  access: 'token',
  summary:
    'Lists the lobby’s chat rooms that the member may enter, with the number of members and the last message.',
  request: v.object({}),
  reply: v.object({
    rooms: v.array(
      v.object({
        ...chatRoom.entries,
        about: v.string(),
        last: v.nullable(chatMessage),
      }),
    ),
  }),
  refusals: { 'chat.off': v.object({}) },
})

export const readChatHistory = call({
  method: 'GET',
  path: '/wps/relay/chat/messages',
  access: 'token',
  summary: 'Lists the messages of a room, newest first, or those since a message after a reconnect.',
  request: v.object({ roomId: id, since: v.optional(id), ...keyPage }),
  reply: v.object({
    room: chatRoom,
    messages: v.array(chatMessage),
    next,
    /** Ids of messages that were taken down recently, for clients that still show them. */
    takenDown: v.array(id),
  }),
  refusals: { 'chat.off': v.object({}) },
})

export const sendChatMessage = call({
  method: 'POST',
  path: '/wps/relay/chat/messages',
  access: 'token',
  summary: 'Sends a message to a chat room.',
  request: v.object({
    roomId: id,
    /** The sender's idempotency key. A repeated message is posted only once. */
    clientId: v.pipe(v.string(), v.uuid()),
    text: plainText(300),
  }),
  reply: v.object({ message: chatMessage }),
  refusals: {
    'chat.off': v.object({}),
    'chat.closed': v.object({}),
    /** When the member's mute ends; null if it is permanent. */
    'chat.muted': v.object({ until: v.nullable(moment) }),
    'chat.throttled': throttled,
  },
})

export const reportReason = v.picklist(['insult', 'spam', 'fraud', 'other'])

export type ReportReason = v.InferOutput<typeof reportReason>

export const reportChatMessage = call({
  method: 'POST',
  path: '/wps/relay/chat/reports',
  access: 'account',
  summary: 'Reports another member’s message to the operator, once per member.',
  request: v.object({
    messageId: id,
    reason: reportReason,
    comment: v.optional(plainText(140)),
  }),
  reply: v.object({}),
  refusals: {
    'chat.off': v.object({}),
    'chat.alreadyReported': v.object({}),
    'chat.takenDown': v.object({}),
    'chat.throttled': throttled,
  },
})
