import * as v from 'valibot'
import { VISITORS_CHAT } from '#api/auth/session-storage.ts'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { callApi } from '#api/http/call-api.ts'
import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import { launchLiveChat, readLiveChat, sendLiveChatMessage } from '#protocol/support/live-chat.ts'
import { byId, type ChatRead, type ChatRequest, type Said, type Saying } from './chat-room.ts'

/** Messages that are read at once. */
const PAGE = 50
/** The page on which one talks to customer service. */
const CUSTOMER_SERVICE = '/customerService'

const tab = browserStorage('sessionStorage')

const conversationId = v.pipe(v.string(), v.uuid())

/** What somebody asks for a conversation with. */
export type ChatWanted = {
  /** Whether a player asks, rather than an agent. */
  b2c: boolean
  /** Hex. */
  headerColor: string
  title: string
  /** A visitor goes on with the conversation that they had. */
  isVisitor: boolean
  own: readonly string[]
}

export type ChatLaunched =
  | { outcome: 'here'; conversation: string }
  /** A safe address of another site. */
  | { outcome: 'elsewhere'; href: string }
  /** The platform's address is none that may be opened. */
  | { outcome: 'badAddress' | 'off' }
  /** Milliseconds after which it may be tried again. */
  | { outcome: 'throttled'; wait: number }

/** CS-02: opens a conversation with customer service. Throws `CallFailed`. */
export async function launchChat(wanted: ChatWanted, signal: AbortSignal): Promise<ChatLaunched> {
  const { isVisitor, own, ...asked } = wanted
  const kept = isVisitor ? tab.read(VISITORS_CHAT) : null
  if (kept !== null && v.is(conversationId, kept)) return { outcome: 'here', conversation: kept }
  const answer = await callApi(launchLiveChat, { ...asked, template: 'v2' }, { signal })
  if (answer.ok) {
    const launched = placeOf(answer.value.chatUrl, own)
    if (launched.outcome === 'here' && isVisitor) tab.write(VISITORS_CHAT, launched.conversation)
    return launched
  }
  const { refusal } = answer
  return refusal.code === 'chat.throttled'
    ? { outcome: 'throttled', wait: refusal.value.retryAfter }
    : { outcome: 'off' }
}

/** A conversation that is no more is not gone on with in this tab. */
export function clearChat(conversation: string): void {
  if (tab.read(VISITORS_CHAT) === conversation) tab.remove(VISITORS_CHAT)
}

/** Where an address of the platform leads: to a conversation on this site, to the operator's own, or nowhere. */
function placeOf(chatUrl: string, own: readonly string[]): ChatLaunched {
  const path = ownPath(chatUrl)
  if (path !== null) {
    const [, conversation = ''] = chatUrl.split('#')
    return path.toLowerCase() === CUSTOMER_SERVICE.toLowerCase() && v.is(conversationId, conversation)
      ? { outcome: 'here', conversation }
      : { outcome: 'badAddress' }
  }
  const href = outsideAddress(chatUrl, own)
  return href === null ? { outcome: 'badAddress' } : { outcome: 'elsewhere', href }
}

/** What was said in a conversation, as in any room. Throws `CallFailed`. */
export async function readConversation(
  { roomId, since, before }: ChatRequest,
  signal: AbortSignal,
): Promise<ChatRead> {
  const asked = { conversation: roomId, since, cursor: before, limit: PAGE }
  const answer = await callApi(readLiveChat, asked, { signal })
  if (!answer.ok) return { outcome: 'off' }
  const { room, messages, next } = answer.value
  return { outcome: 'read', room, messages: messages.toSorted(byId), earlier: next, takenDown: [] }
}

/** Says something to customer service; the same once more says nothing new. Throws `CallFailed`. */
export async function sayToService({ roomId, clientId, text }: Saying, signal: AbortSignal): Promise<Said> {
  const answer = await callApi(sendLiveChatMessage, { conversation: roomId, clientId, text }, { signal })
  if (answer.ok) return { outcome: 'said', message: answer.value.message }
  const { refusal } = answer
  return refusal.code === 'chat.throttled'
    ? { outcome: 'throttled', wait: refusal.value.retryAfter }
    : { outcome: 'off' }
}

/** Whether an address's fragment names a conversation. */
export const isConversation = (fragment: string): boolean => v.is(conversationId, fragment)
