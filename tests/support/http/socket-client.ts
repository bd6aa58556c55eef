import { once } from 'node:events'
import { expect, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type SocketMessage, socketPath, socketProtocol } from '#protocol/site/socket.ts'

type Asked = { host: string; ticket: string; origin?: string | null; answersPings?: boolean }

export type SocketClient = {
  socket: WebSocket
  /** Types of the messages so far. */
  heard: SocketMessage['type'][]
  /** Waits until a message of the type has come. */
  hears(type: SocketMessage['type']): Promise<void>
  /** The close code, once it is closed. */
  closed: Promise<number>
}

/** Opens a socket as a page of the platform would, until the test is over. */
export async function openSocket(asked: Asked): Promise<SocketClient> {
  const socket = connect(asked)
  onTestFinished(() => socket.terminate())
  const heard: SocketMessage['type'][] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data)).type))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await once(socket, 'open')
  const hears = (type: SocketMessage['type']) => vi.waitFor(() => expect(heard).toContain(type), 5_000)
  return { socket, heard, hears, closed }
}

/** The HTTP status with which a socket is refused. */
export function refusedWith(asked: Asked): Promise<number> {
  const socket = connect(asked)
  return new Promise((resolve, reject) => {
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      socket.on('error', () => {})
      socket.terminate()
    })
    socket.once('open', () => {
      socket.terminate()
      reject(new Error('The socket was opened'))
    })
  })
}

function connect({ host, ticket, origin = `http://${host}`, answersPings = true }: Asked): WebSocket {
  return new WebSocket(`ws://${host}${socketPath}`, [socketProtocol, ticket], {
    autoPong: answersPings,
    ...(origin !== null && { origin }),
  })
}
