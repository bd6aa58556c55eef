import { randomId } from '#protocol/kit/random-id.ts'
import { countThisTab, isOnlyTab } from './tab-presence.ts'

const CHANNEL = 'session'
/** How long to wait for other tabs, in ms. A busy tab may answer too late. */
const PATIENCE = 1_000
/** Id of this tab's pending question. Empty if there is none. */
let unanswered = ''

const textsOf = {
  asks: ['question'],
  answers: ['question', 'token'],
  began: [],
  left: ['memberId'],
  passwordChanged: ['memberId'],
} as const

type MessageType = keyof typeof textsOf

export type TabMessage = {
  [Type in MessageType]: { type: Type } & Record<(typeof textsOf)[Type][number], string>
}[MessageType]

export type Tabs = {
  post(message: TabMessage): void
  close(): void
}

export function joinTabs(hear: (message: TabMessage) => void): Tabs {
  const channel = openChannel((message) => {
    if (message.type === 'answers') {
      if (message.question !== unanswered) return
      unanswered = ''
    }
    hear(message)
  })
  countThisTab()
  return {
    post: (message) => channel?.post(message),
    close: () => channel?.close(),
  }
}

/**
 * Returns another tab's session token. Returns null if there is no other tab, if none answers within a
 * second, or if `signal` is aborted.
 */
export function askOtherTabs(signal: AbortSignal): Promise<string | null> {
  const question = randomId()
  unanswered = question
  return new Promise((resolve) => {
    const channel = openChannel((message) => {
      if (message.type === 'answers' && message.question === question) end(message.token)
    })
    const end = (token: string | null) => {
      clearTimeout(timer)
      channel?.close()
      resolve(token)
    }
    const timer = setTimeout(end, channel ? PATIENCE : 0, null)
    signal.addEventListener('abort', () => end(null))
    channel?.post({ type: 'asks', question })
    // If the browser cannot tell whether there are other tabs, wait for an answer.
    isOnlyTab().then(
      (isOnly) => isOnly && end(null),
      () => null,
    )
  })
}

/**
 * Opens the channel. Returns null if the browser does not support channels. Malformed messages are ignored.
 */
function openChannel(hear: (message: TabMessage) => void) {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (isTabMessage(data)) hear(data)
  })
  return {
    post: (message: TabMessage) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

/** Checks a message without the schema library, because messages may arrive before the library is loaded. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const { type, ...texts }: { type: unknown; [name: string]: unknown } = data
  const names = Object.entries(textsOf).find(([known]) => known === type)?.[1]
  return names?.every((name) => typeof texts[name] === 'string') ?? false
}
