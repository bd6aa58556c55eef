import type { SocketMessage } from '#protocol/site/socket.ts'

/** Nothing follows `dropped`. */
export type LineNews =
  | { type: 'line.opened' }
  | { type: 'line.dropped' }
  | { type: 'line.received'; message: SocketMessage }

/**
 * Opens the socket; a ticket is valid once, so a reconnect needs another. Returns a function that closes it.
 */
export function openLine(ticket: string, hear: (news: LineNews) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const tell = (news: LineNews) => {
    if (signal.aborted) return
    if (news.type === 'line.dropped') listening.abort()
    hear(news)
  }
  import('./socket-connection.ts')
    .then(({ connect }) => (signal.aborted ? undefined : connect(ticket, tell, signal)))
    .catch(() => tell({ type: 'line.dropped' }))
  return () => listening.abort()
}
