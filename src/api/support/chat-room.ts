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

const PAGE = 50

export type ListedRoom = ReplyOf<typeof listChatRooms>['rooms'][number]

export type RoomsRead = { outcome: 'read'; rooms: readonly ListedRoom[] } | { outcome: 'off' }

/** Returns the rooms that the viewer may open, or `off` if chat is unavailable (CS-03). */
export async function readRooms(signal: AbortSignal): Promise<RoomsRead> {
  const answer = await callApi(listChatRooms, {}, { signal })
  return answer.ok ? { outcome: 'read', rooms: answer.value.rooms } : { outcome: 'off' }
}

/** Without `since` and `before`, the newest messages are read. */
export type ChatRequest = {
  roomId: string
  /** A message id. Only later messages are read. */
  since?: string | undefined
  /** The `earlier` cursor of a previous reply. Only the messages before it are read. */
  before?: string | undefined
}

export type ChatRead =
  | {
      outcome: 'read'
      room: ReplyOf<typeof readChatHistory>['room']
      /** In no particular order. */
      messages: readonly ChatMessage[]
      /** Cursor for earlier messages. Null if there are none. */
      earlier: string | null
      /** Ids of messages that were removed after this client read them. */
      takenDown: readonly string[]
    }
  | { outcome: 'off' }

export async function readChat(
  { roomId, since, before }: ChatRequest,
  signal: AbortSignal,
): Promise<ChatRead> {
  const answer = await callApi(readChatHistory, { roomId, since, cursor: before, limit: PAGE }, { signal })
  if (!answer.ok) return { outcome: 'off' }
  const { room, messages, next, takenDown } = answer.value
  return { outcome: 'read', room, messages, earlier: next, takenDown }
}

/** `clientId` identifies the message across retries. */
export type OutgoingMessage = { roomId: string; clientId: string; text: string }

export type SendOutcome =
  | { outcome: 'sent'; message: ChatMessage }
  | { outcome: 'off' | 'closed' }
  /** `until` is in ISO 8601. Null if the mute is permanent. */
  | { outcome: 'muted'; until: string | null }
  /** `wait`: time until a retry is allowed, in ms. */
  | { outcome: 'throttled'; wait: number }

/** Idempotent: retrying with the same `clientId` does not post twice. */
export async function sendMessage(message: OutgoingMessage, signal: AbortSignal): Promise<SendOutcome> {
  const answer = await callApi(sendChatMessage, message, { signal })
  if (answer.ok) return { outcome: 'sent', message: answer.value.message }
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

export type MessageReport = { messageId: string; reason: ReportReason; comment: string }

export type ReportOutcome =
  | { outcome: 'received' | 'alreadyReported' | 'takenDown' | 'off' }
  /** `wait`: time until a retry is allowed, in ms. */
  | { outcome: 'throttled'; wait: number }

export async function sendReport(
  { messageId, reason, comment }: MessageReport,
  signal: AbortSignal,
): Promise<ReportOutcome> {
  const answer = await callApi(
    reportChatMessage,
    { messageId, reason, comment: comment || undefined },
    { signal },
  )
  if (answer.ok) return { outcome: 'received' }
  const { refusal } = answer
  switch (refusal.code) {
    case 'chat.alreadyReported':
      return { outcome: 'alreadyReported' }
    case 'chat.takenDown':
      return { outcome: 'takenDown' }
    case 'chat.throttled':
      return { outcome: 'throttled', wait: refusal.value.retryAfter }
    case 'chat.off':
      return { outcome: 'off' }
  }
}
