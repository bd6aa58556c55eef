import type http from 'node:http'
import type { Socket } from 'node:net'

/** How much of a body is read after its answer: bytes, and milliseconds. */
const MOST_DISCARDED = 32 * 1024 * 1024
const LONGEST_DISCARDING = 30_000

/**
 * Reads and discards what is left of a body whose call was answered before all of it had come. A connection that is closed
 * with unread bytes is reset, and a reset can take the answer away from a client that is still sending. A body that is too long
 * or too slow even for that ends its connection.
 */
export function discardRest(body: http.IncomingMessage): Promise<void> {
  if (isRead(body) || body.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const giveUp = () => void body.socket.destroy()
    const timer = setTimeout(giveUp, LONGEST_DISCARDING).unref()
    // The call has been answered: who read the body until now would only keep it in memory.
    body.removeAllListeners('data')
    body.on('data', (piece: Buffer) => {
      bytes += piece.length
      if (bytes > MOST_DISCARDED) giveUp()
    })
    body.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    body.resume()
  })
}

/**
 * Closes a connection as Node would after its last answer, but not before the body of that call has come. The client is
 * told at once that nothing follows the answer.
 */
export function closeAfterBody(socket: Socket, unread: () => http.IncomingMessage | undefined): void {
  const close = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    const body = unread()
    if (!body || isRead(body)) return close()
    socket.end()
    void discardRest(body).then(close)
  }
}

const isRead = (body: http.IncomingMessage): boolean => body.complete && body.readableLength === 0
