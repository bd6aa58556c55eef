import type { SocketMessage } from '#protocol/site/socket.ts'

/** An event of the socket. No event follows `line.dropped`. */
export type SocketNews =
  | { type: 'line.opened' }
  | { type: 'line.dropped' }
  | { type: 'line.received'; message: SocketMessage }

/**
 * Opens the socket with a ticket. A ticket works once, so a reconnect needs a new one. Returns a function
 * that closes the socket.
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
