import type { SocketMessage } from '#protocol/site/socket.ts'

/** Nothing follows `dropped`. */
export type SocketNews =
  | { type: 'line.opened' }
  | { type: 'line.dropped' }
  | { type: 'line.received'; message: SocketMessage }

/**
 * Opens the socket; a ticket is valid once, so a reconnect needs another. Returns a function that closes it.
 */
export function openSocket(ticket: string, hear: (news: SocketNews) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const tell = (news: SocketNews) => {
    if (signal.aborted) return
    if (news.type === 'line.dropped') listening.abort()
    hear(news)
  }
  import('./socket-connection.ts')
    .then(({ connect }) => (signal.aborted ? undefined : connect(ticket, tell, signal)))
    .catch(() => tell({ type: 'line.dropped' }))
  return () => listening.abort()
}
