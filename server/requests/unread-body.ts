import type http from 'node:http'
import type { Socket } from 'node:net'

/** How much of a body is discarded after the response, in bytes, and for how long, in milliseconds. */
const MOST_DISCARDED = 32 * 1024 * 1024
const LONGEST_DISCARDING = 30_000

/**
 * Discards the rest of a body after its response. Closing a connection with unread data resets it, and a
 * client that is still sending could lose the response. If the body exceeds the limits, its connection is
 * closed.
 */
export function discardRest(body: http.IncomingMessage): Promise<void> {
  if (isRead(body) || body.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const giveUp = () => void body.socket.destroy()
    const timer = setTimeout(giveUp, LONGEST_DISCARDING).unref()
    // The response has been sent, so other listeners would only buffer the data.
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
 * Makes Node wait for the whole request body before it closes the connection after the last response. The
 * client still receives the response immediately.
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
