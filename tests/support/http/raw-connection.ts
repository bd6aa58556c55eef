import { once } from 'node:events'
import net from 'node:net'

/** A connection on which a test says exactly what it wants, and nothing else is said. */
export type RawConnection = {
  socket: net.Socket
  /** Sends this, and waits until the system has taken it or the connection is gone; throws where nobody reads it for long. */
  send(bytes: string | Buffer): Promise<void>
  /** Waits until so much has been heard; throws where nothing comes for long. */
  hear(pattern: RegExp): Promise<string>
  /** Waits for the end; gives all that was heard, and the error that ended it where one did. */
  closed: Promise<{ heard: string; error: string | null }>
}

/** Milliseconds without any progress after which a test stops waiting. */
const PATIENCE = 5_000

/** Connects to `host:port`. With `isDeaf` nothing is ever read; with `staysOpen` it goes on when the server has said its last. */
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
