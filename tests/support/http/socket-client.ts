import { once } from 'node:events'
import { expect, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type SocketMessage, socketPath, socketProtocol } from '#protocol/site/socket.ts'

type Asked = { host: string; ticket: string; origin?: string | null; answersPings?: boolean }

export type SocketClient = {
  socket: WebSocket
  heard: SocketMessage['type'][]
  hears(type: SocketMessage['type']): Promise<void>
  closed: Promise<number>
}

/** Opens a socket as a page would, for the duration of the test. */
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
