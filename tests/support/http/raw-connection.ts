import { once } from 'node:events'
import net from 'node:net'

/** A TCP connection that sends exactly the bytes that the test gives it. */
export type RawConnection = {
  socket: net.Socket
  /**
   * Sends data, and waits until the system has accepted it or the connection is closed. Throws on a timeout.
   */
  send(bytes: string | Buffer): Promise<void>
  /**
   * Waits until the received text matches, and returns all of it. Throws on a timeout or if the connection
   * closes.
   */
  hear(pattern: RegExp): Promise<string>
  /** Resolves when the connection closes, with all received data and the error, if any. */
  closed: Promise<{ heard: string; error: string | null }>
}

/** Maximum wait for progress on a connection, in ms. */
const PATIENCE = 5_000

/**
 * Connects to `host:port`. With `isDeaf`, the client never reads. With `staysOpen`, the connection stays
 * half-open after the server has ended it.
 */
export async function connectRaw(
  host: string,
  { isDeaf = false, staysOpen = false, from }: { isDeaf?: boolean; staysOpen?: boolean; from?: string } = {},
): Promise<RawConnection> {
  const [name = '', port] = host.split(':')
  const socket = net.connect({
    ...{ host: name, port: Number(port), allowHalfOpen: staysOpen },
    ...(from ? { localAddress: from } : {}),
  })
  let heard = ''
  let error: string | null = null
  if (isDeaf) socket.pause()
  else
    socket.on('data', (piece) => {
      heard += piece
    })
  socket.on('error', (met: NodeJS.ErrnoException) => {
    error = met.code ?? met.message
  })
  const closed = new Promise<{ heard: string; error: string | null }>((resolve) =>
    socket.once('close', () => {
      resolve({ heard, error })
    }),
  )
  await Promise.race([once(socket, 'connect'), closed])
  return {
    socket,
    closed,
    async send(bytes) {
      if (socket.destroyed || socket.write(bytes)) return
      const drained = once(socket, 'drain', { signal: AbortSignal.timeout(PATIENCE) })
      await Promise.race([drained, closed]).catch((reason) => {
        if (!socket.destroyed) throw reason
      })
    },
    async hear(pattern) {
      while (!pattern.test(heard)) {
        const next = once(socket, 'data', { signal: AbortSignal.timeout(PATIENCE) }).then(() => false)
        const isOver = await Promise.race([next, closed.then(() => true)])
        if (isOver && !pattern.test(heard)) throw new Error(`Closed (${error}) after: ${heard}`)
      }
      return heard
    },
  }
}
