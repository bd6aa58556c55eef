import WebSocketOnce from 'partysocket/ws'
import * as v from 'valibot'
import { type SocketMessage, socketMessage, socketPath, socketProtocol } from '#protocol/site/socket.ts'
import { settings } from './settings.ts'
import type { SocketNews } from './socket.ts'

/** The connection timeout, in ms. */
const PATIENCE = 10_000

/** Opens one connection, without reconnecting. Reports its events, and closes it when `signal` is aborted. */
export function connect(ticket: string, tell: (news: SocketNews) => void, signal: AbortSignal): void {
  const socket = new WebSocketOnce(address(), [socketProtocol, ticket], {
    maxRetries: 0,
    connectionTimeout: PATIENCE,
  })
  signal.addEventListener('abort', () => socket.close())
  socket.addEventListener('open', () => tell({ type: 'line.opened' }))
  socket.addEventListener('close', () => tell({ type: 'line.dropped' }))
  socket.addEventListener('error', () => tell({ type: 'line.dropped' }))
  socket.addEventListener('message', ({ data }) => {
    const message = messageIn(data)
    if (message) tell({ type: 'line.received', message })
  })
}

function address(): URL['href'] {
  const url = new URL(socketPath, settings().platform || location.origin)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

/**
 * Returns the parsed message, or null if it is malformed or of an unknown type. A newer platform may send new
 * types.
 */
function messageIn(data: unknown): SocketMessage | null {
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), socketMessage), data)
  return message.success ? message.output : null
}
