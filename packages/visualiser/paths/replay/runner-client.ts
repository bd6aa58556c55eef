import {
  type Refusal,
  type ReplayAsk,
  type RunnerState,
  TOKEN_HEADER,
  TOKEN_META,
  TOKEN_PART,
} from '#visualiser/runner/replay-ask.ts'

export type RunnerClient = {
  /** Starts a replay. Resolves to a refusal if the runner refuses. Rejects if there is no response. */
  start(ask: ReplayAsk): Promise<Refusal | undefined>
  /**
   * Reports the runner's state, and the loss of the connection. Returns a function that stops the reports.
   */
  follow(listener: (state: RunnerState) => void, lost: () => void): () => void
  /**
   * Reports the actors of the replayed page, and the loss of the connection. Returns a function that stops
   * the reports.
   */
  listen(listener: (data: unknown) => void, lost: () => void): () => void
  /** Stops the replay. Resolves when the replay has ended. */
  stop(): Promise<void>
  /**
   * Returns the URL of a screenshot.
   * @param at time of the replay, which distinguishes the screenshot from older ones in the browser's cache
   */
  pictureAt(id: string, name: string, at: string): string
}

/** Returns the runner that serves this page (`npm run flows`), or undefined if none does. */
export function findRunner(): RunnerClient | undefined {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content
  return token === undefined ? undefined : runnerClient(token)
}

/** How long a lost connection may take to recover, in ms. The runner waits twice as long. */
const UNTIL_LOST = 5_000

/**
 * Receives server-sent events. The browser reconnects on its own. Returns a function that closes the
 * connection.
 */
function hear<Data>(address: string, listener: (data: Data) => void, lost: () => void): () => void {
  const source = new EventSource(address)
  let losing: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(losing)
    source.close()
  }
  const giveUp = () => {
    stop()
    lost()
  }
  source.onmessage = ({ data }) => listener(JSON.parse(data))
  source.onopen = () => {
    clearTimeout(losing)
    losing = undefined
  }
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) giveUp()
    else losing ??= setTimeout(giveUp, UNTIL_LOST)
  }
  return stop
}

function runnerClient(token: string): RunnerClient {
  const headers = { [TOKEN_HEADER]: token }
  const addressOf = (pathname: string, more: { [name: string]: string } = {}) =>
    `/runner/${pathname}?${new URLSearchParams({ [TOKEN_PART]: token, ...more })}`
  return {
    async start(ask) {
      const answer = await fetch('/runner/replays', { method: 'POST', headers, body: JSON.stringify(ask) })
      if (answer.ok) return undefined
      const refusal: Refusal = await answer.json()
      return refusal
    },
    follow: (listener, lost) => hear<RunnerState>(addressOf('replays/current'), listener, lost),
    listen: (listener, lost) => hear(addressOf('live'), listener, lost),
    async stop() {
      const answer = await fetch('/runner/replays/current', { method: 'DELETE', headers })
      if (!answer.ok) throw new Error(`The runner answered ${answer.status}.`)
    },
    pictureAt: (id, name, at) => addressOf(`pictures/${id}/${name}`, { at }),
  }
}
