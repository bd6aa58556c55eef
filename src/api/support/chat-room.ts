import { callApi } from '#api/http/call-api.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import {
  type ChatMessage,
  listChatRooms,
  type ReportReason,
  readChatHistory,
  reportChatMessage,
  sendChatMessage,
} from '#protocol/support/chat-room.ts'

/** Messages that are read at once. */
const PAGE = 50

/** A room of the lobby, with what was said there last. */
export type ListedRoom = ReplyOf<typeof listChatRooms>['rooms'][number]

export type RoomsRead = { outcome: 'read'; rooms: readonly ListedRoom[] } | { outcome: 'off' }

/** CS-03: reads which rooms there are. Throws `CallFailed`. */
export async function readRooms(signal: AbortSignal): Promise<RoomsRead> {
  const answer = await callApi(listChatRooms, {}, { signal })
  return answer.ok ? { outcome: 'read', rooms: answer.value.rooms } : { outcome: 'off' }
}

export type ChatRequest = {
  roomId: string
  /** After this message, or before it; the newest without either. */
  since?: string | undefined
  before?: string | undefined
}

export type ChatRead =
  | {
      outcome: 'read'
      room: ReplyOf<typeof readChatHistory>['room']
      /** The oldest first. */
      messages: readonly ChatMessage[]
      /** Before which message there are more; null where there are none. */
      earlier: string | null
      /** Ids of messages that do not stand any more, though they may have been read before. */
      takenDown: readonly string[]
    }
  /** The operator has no chat. */
  | { outcome: 'off' }

/** Reads what was said in a room. Throws `CallFailed`. */
export async function readChat(
  { roomId, since, before }: ChatRequest,
  signal: AbortSignal,
): Promise<ChatRead> {
  const answer = await callApi(readChatHistory, { roomId, since, cursor: before, limit: PAGE }, { signal })
  if (!answer.ok) return { outcome: 'off' }
  const { room, messages, next, takenDown } = answer.value
  return { outcome: 'read', room, messages: messages.toSorted(byId), earlier: next, takenDown }
}

/** Something that somebody means to say once; `clientId` is made with it. */
export type Saying = { roomId: string; clientId: string; text: string }

export type Said =
  | { outcome: 'said'; message: ChatMessage }
  | { outcome: 'off' | 'closed' }
  /** ISO 8601 end; null for good. */
  | { outcome: 'muted'; until: string | null }
  /** Milliseconds after which it may be tried again. */
  | { outcome: 'throttled'; wait: number }

/** Says something in a room; the same once more says nothing new. Throws `CallFailed`. */
export async function say(saying: Saying, signal: AbortSignal): Promise<Said> {
  const answer = await callApi(sendChatMessage, saying, { signal })
  if (answer.ok) return { outcome: 'said', message: answer.value.message }
  const { refusal } = answer
  switch (refusal.code) {
    case 'chat.muted':
      return { outcome: 'muted', until: refusal.value.until }
    case 'chat.throttled':
      return { outcome: 'throttled', wait: refusal.value.retryAfter }
    case 'chat.closed':
      return { outcome: 'closed' }
    case 'chat.off':
      return { outcome: 'off' }
  }
}

/** What somebody tells the operator of a message. */
export type MessageReport = { messageId: string; reason: ReportReason; comment: string }

export type Reported =
  /** `already`: the member has told of it before; `gone`: it was taken down meanwhile. */
  | { outcome: 'taken' | 'already' | 'gone' | 'off' }
  /** Milliseconds after which it may be tried again. */
  | { outcome: 'throttled'; wait: number }

/** CS-03: tells the operator of a message. Throws `CallFailed`. */
export async function sendReport(
  { messageId, reason, comment }: MessageReport,
  signal: AbortSignal,
): Promise<Reported> {
  const answer = await callApi(
    reportChatMessage,
    { messageId, reason, comment: comment || undefined },
    { signal },
  )
  if (answer.ok) return { outcome: 'taken' }
  const { refusal } = answer
  switch (refusal.code) {
    case 'chat.alreadyReported':
      return { outcome: 'already' }
    case 'chat.takenDown':
      return { outcome: 'gone' }
    case 'chat.throttled':
      return { outcome: 'throttled', wait: refusal.value.retryAfter }
    case 'chat.off':
      return { outcome: 'off' }
  }
}

export const byId = (one: ChatMessage, other: ChatMessage) => Number(one.id) - Number(other.id)

/** Two lists of messages as one, each message once, the oldest first. */
export const mergeMessages = (
  known: readonly ChatMessage[],
  come: readonly ChatMessage[],
): readonly ChatMessage[] =>
  [...new Map([...known, ...come].map((message) => [message.id, message])).values()].toSorted(byId)

/** Messages as they stand: of those that were taken down since they were read nothing is left to read. */
export const withoutTakenDown = (
  messages: readonly ChatMessage[],
  takenDown: readonly string[],
): readonly ChatMessage[] =>
  messages.map((message) => (takenDown.includes(message.id) ? { ...message, text: null } : message))
