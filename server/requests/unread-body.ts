import type http from 'node:http'
import type { Socket } from 'node:net'

/** Limits for discarding the rest of a body after the response: bytes and milliseconds. */
const MOST_DISCARDED = 32 * 1024 * 1024
const LONGEST_DISCARDING = 30_000

/**
 * Discards the rest of a body after its response. Closing a connection with unread bytes resets it, and a
 * client that is still sending could lose the response. A body above the limits ends its connection.
 */
export function discardRest(body: http.IncomingMessage): Promise<void> {
  if (isRead(body) || body.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const giveUp = () => void body.socket.destroy()
    const timer = setTimeout(giveUp, LONGEST_DISCARDING).unref()
    // The response is sent, so other readers would only buffer the data.
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
 * Delays Node's close after the last response until the request body has arrived. The client sees the end of
 * the response at once.
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
