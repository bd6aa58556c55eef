import { countThisTab, isOnlyTab } from './tab-presence.ts'

/** Name of the channel between the tabs of one browser on one site. */
const CHANNEL = 'session'
/** Milliseconds after which no other tab is expected to answer any more. */
const PATIENCE = 1_000
/** Milliseconds that a tab is given to answer that has said that it holds a session: it may be busy showing it. */
const PATIENCE_ONCE_TOLD = 15_000

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

/** What another tab says by itself: it asks for a session; somebody logged in, logged out or changed their password there. */
export type TabNews = Exclude<TabMessage, { type: 'answers' }>

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
    if (message.type !== 'answers') hear(message)
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

/**
 * The token of a session that another tab holds, or null when there is no other tab or none answers within a second;
 * within fifteen where one has said that there is a session.
 */
export function askOtherTabs(isTold: boolean, signal: AbortSignal): Promise<string | null> {
  const question = crypto.randomUUID()
  return new Promise((resolve) => {
    const channel = openChannel((message) => {
      if (message.type === 'answers' && message.question === question) end(message.token)
    })
    const end = (token: string | null) => {
      clearTimeout(timer)
      channel?.close()
      resolve(token)
    }
    const patience = isTold ? PATIENCE_ONCE_TOLD : PATIENCE
    const timer = setTimeout(end, channel ? patience : 0, null)
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
