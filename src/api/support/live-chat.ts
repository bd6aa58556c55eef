import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { VISITORS_CHAT } from '#api/browser/session-storage.ts'
import { callApi } from '#api/http/call-api.ts'
import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import { launchLiveChat, readLiveChat, sendLiveChatMessage } from '#protocol/support/live-chat.ts'
import type { ChatRead, ChatRequest, OutgoingMessage, SendOutcome } from './chat-room.ts'

const PAGE = 50
const CUSTOMER_SERVICE = '/customerService'

const tab = browserStorage('sessionStorage')

const conversationId = v.pipe(v.string(), v.uuid())

export type ChatWanted = {
  b2c: boolean
  headerColor: string
  title: string
  isVisitor: boolean
  own: readonly string[]
}

export type ChatLaunched =
  | { outcome: 'onSite'; conversation: string }
  /** A validated external URL. */
  | { outcome: 'external'; href: string }
  | { outcome: 'unsafeAddress' | 'off' }
  /** `wait`: time until a retry is allowed, in ms. */
  | { outcome: 'throttled'; wait: number }

/** Opens the live chat (CS-02). A visitor resumes the conversation that this tab began. */
export async function launchChat(wanted: ChatWanted, signal: AbortSignal): Promise<ChatLaunched> {
  const { isVisitor, own, ...asked } = wanted
  const kept = isVisitor ? tab.read(VISITORS_CHAT) : null
  if (kept !== null && v.is(conversationId, kept)) return { outcome: 'onSite', conversation: kept }
  const answer = await callApi(launchLiveChat, { ...asked, template: 'v2' }, { signal })
  if (answer.ok) {
    const launched = placeOf(answer.value.chatUrl, own)
    if (launched.outcome === 'onSite' && isVisitor) tab.write(VISITORS_CHAT, launched.conversation)
    return launched
  }
  const { refusal } = answer
  return refusal.code === 'chat.throttled'
    ? { outcome: 'throttled', wait: refusal.value.retryAfter }
    : { outcome: 'off' }
}

/** Forgets a visitor's conversation that no longer exists, so that this tab does not try to resume it. */
export function clearChat(conversation: string): void {
  if (tab.read(VISITORS_CHAT) === conversation) tab.remove(VISITORS_CHAT)
}

/**
 * Returns where a chat URL from the platform leads: to a conversation on this site or to the operator's
 * external chat. All other URLs are unsafe.
 */
function placeOf(chatUrl: string, own: readonly string[]): ChatLaunched {
  const path = ownPath(chatUrl)
  if (path !== null) {
    const [, conversation = ''] = chatUrl.split('#')
    return path.toLowerCase() === CUSTOMER_SERVICE.toLowerCase() && v.is(conversationId, conversation)
      ? { outcome: 'onSite', conversation }
      : { outcome: 'unsafeAddress' }
  }
  const href = outsideAddress(chatUrl, own)
  return href === null ? { outcome: 'unsafeAddress' } : { outcome: 'external', href }
}

export async function readConversation(
  { roomId, since, before }: ChatRequest,
  signal: AbortSignal,
): Promise<ChatRead> {
  const asked = { conversation: roomId, since, cursor: before, limit: PAGE }
  const answer = await callApi(readLiveChat, asked, { signal })
  if (!answer.ok) return { outcome: 'off' }
  const { room, messages, next } = answer.value
  return { outcome: 'read', room, messages, earlier: next, takenDown: [] }
}

/** Idempotent: retrying with the same `clientId` does not post twice. */
export async function sendServiceMessage(
  { roomId, clientId, text }: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const answer = await callApi(sendLiveChatMessage, { conversation: roomId, clientId, text }, { signal })
  if (answer.ok) return { outcome: 'sent', message: answer.value.message }
  const { refusal } = answer
  return refusal.code === 'chat.throttled'
    ? { outcome: 'throttled', wait: refusal.value.retryAfter }
    : { outcome: 'off' }
}

export const isConversation = (fragment: string): boolean => v.is(conversationId, fragment)
