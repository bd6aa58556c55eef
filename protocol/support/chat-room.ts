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
  /** How many are there now. */
  present: count,
  /** Whether the member may write. */
  open: v.boolean(),
})

export const chatMessage = v.object({
  id,
  roomId: id,
  /** Nickname, or masked account. */
  author: v.string(),
  icon: v.string(),
  role: v.picklist(['member', 'agent', 'host', 'service']),
  own: v.boolean(),
  /** Plain text; null when it was taken down. */
  text: v.nullable(v.string()),
  at: moment,
})

export type ChatMessage = v.InferOutput<typeof chatMessage>

export const listChatRooms = call({
  method: 'GET',
  path: '/wps/relay/chat/rooms',
  access: 'token',
  summary:
    'The rooms of the lobby that the member may enter, how many are in each, and what was said there last.',
  request: v.object({}),
  reply: v.object({
    rooms: v.array(
      v.object({
        ...chatRoom.entries,
        /** What is talked about there. */
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
  summary: 'What was said in a room, newest first; or since a message, for whoever was away.',
  request: v.object({ roomId: id, since: v.optional(id), ...keyPage }),
  reply: v.object({
    room: chatRoom,
    messages: v.array(chatMessage),
    next,
    /** Messages of the room that were taken down of late, for whoever read them before that. */
    takenDown: v.array(id),
  }),
  refusals: { 'chat.off': v.object({}) },
})

export const sendChatMessage = call({
  method: 'POST',
  path: '/wps/relay/chat/messages',
  access: 'token',
  summary: 'Says something in a room.',
  request: v.object({
    roomId: id,
    /** Made by the sender; the same one twice is said once. */
    clientId: v.pipe(v.string(), v.uuid()),
    text: plainText(300),
  }),
  reply: v.object({ message: chatMessage }),
  refusals: {
    'chat.off': v.object({}),
    'chat.closed': v.object({}),
    /** The member may not write until then; null where it is for good. */
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
  summary: 'Tells the operator of a message of somebody else that should not stand, once.',
  request: v.object({
    messageId: id,
    reason: reportReason,
    comment: v.optional(plainText(140)),
  }),
  reply: v.object({}),
  refusals: {
    'chat.off': v.object({}),
    /** The member has told of it before. */
    'chat.alreadyReported': v.object({}),
    /** It does not stand any more. */
    'chat.takenDown': v.object({}),
    'chat.throttled': throttled,
  },
})
