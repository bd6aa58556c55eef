import { randomId } from '#protocol/kit/random-id.ts'
import { countThisTab, isOnlyTab } from './tab-presence.ts'

/** Name of the channel between the tabs of one browser on one site. */
const CHANNEL = 'session'
/** Milliseconds after which no other tab is waited for any more; one that is busy may still answer later. */
const PATIENCE = 1_000
/** What this tab asked last, until it is answered. */
let unanswered = ''

/** What the tabs say to each other: the type of a message, and the texts that come with it. */
const textsOf = {
  asks: ['question'],
  answers: ['question', 'token'],
  began: [],
  left: ['memberId'],
  passwordChanged: ['memberId'],
} as const

type MessageType = keyof typeof textsOf

type TabMessage = {
  [Type in MessageType]: { type: Type } & Record<(typeof textsOf)[Type][number], string>
}[MessageType]

/**
 * What another tab says: it asks for a session, or answers what this one asked last; somebody logged in, logged out or
 * changed their password there.
 */
export type TabNews = TabMessage

/** What is said to the other tabs. */
export type Tabs = {
  /** Gives the session to the tab that asked for it. */
  answer(question: string, token: string): void
  /** Says that there is a session to ask for. The token itself is never sent unasked. */
  tellBegan(): void
  tellLeft(memberId: string): void
  tellChanged(memberId: string): void
  close(): void
}

/** Hears the other tabs until closed. */
export function joinTabs(hear: (news: TabNews) => void): Tabs {
  const channel = openChannel((message) => {
    if (message.type === 'answers') {
      if (message.question !== unanswered) return
      unanswered = ''
    }
    hear(message)
  })
  countThisTab()
  return {
    answer: (question, token) => channel?.post({ type: 'answers', question, token }),
    tellBegan: () => channel?.post({ type: 'began' }),
    tellLeft: (memberId) => channel?.post({ type: 'left', memberId }),
    tellChanged: (memberId) => channel?.post({ type: 'passwordChanged', memberId }),
    close: () => channel?.close(),
  }
}

/** The token of a session that another tab holds, or null when there is no other tab or none answers within a second. */
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
    // A browser that does not tell has the others answer for themselves.
    isOnlyTab().then(
      (isOnly) => isOnly && end(null),
      () => null,
    )
  })
}

/** The channel, or null in a browser without one; what does not read as a message is no message. */
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

/** Checked by hand: this is heard from the first moment on, before the schema library is there. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const { type, ...texts }: { type: unknown; [name: string]: unknown } = data
  const names = Object.entries(textsOf).find(([known]) => known === type)?.[1]
  return names?.every((name) => typeof texts[name] === 'string') ?? false
}
