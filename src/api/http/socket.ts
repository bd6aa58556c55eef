import type { SocketMessage } from '#protocol/site/socket.ts'

/** What happens on the line to the platform. After `dropped` nothing follows. */
export type LineNews =
  | { type: 'line.opened' }
  | { type: 'line.dropped' }
  | { type: 'line.said'; message: SocketMessage }

/** Opens the socket with a ticket, once; coming back after a drop needs another ticket. Returns how to close it. */
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
