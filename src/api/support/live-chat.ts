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
  /** External URL that has been validated. */
  | { outcome: 'external'; href: string }
  | { outcome: 'unsafeAddress' | 'off' }
  /** `wait`: ms until a retry is allowed. */
  | { outcome: 'throttled'; wait: number }

/** Opens the live chat (CS-02). A visitor's conversation is resumed in the same tab. */
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

/** Keeps this tab from resuming a conversation that no longer exists. */
export function clearChat(conversation: string): void {
  if (tab.read(VISITORS_CHAT) === conversation) tab.remove(VISITORS_CHAT)
}

/**
 * The target of a chat URL from the platform: a conversation on this site, the operator's external chat, or
 * neither.
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

/** Idempotent: a retry with the same `clientId` posts once. */
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
