import http from 'node:http'
import { createAdaptorServer, getRequestListener, type WebSocketServerLike } from '@hono/node-server'
import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { socketPath, socketProtocol } from '#protocol/site/socket.ts'
import {
  type ConnectionLimits,
  Connections,
  guardConnections,
  optionsOf,
  type Patience,
  usualPatience,
} from './connections.ts'

/** Bytes; clients have nothing to say over the socket. */
const MAX_MESSAGE = 1_024

type Serving = {
  /** Answers the requests that the application does not. */
  listener?: http.RequestListener
  limits?: ConnectionLimits
  patience?: Partial<Patience>
}

/** Room for everything else that a process opens is left by `connectionLimits`. */
const withoutLimits: ConnectionLimits = { total: Number.POSITIVE_INFINITY, perNetwork: null }

/** An HTTP server for an application that may turn requests into sockets. */
export function createWebServer(
  app: Hono,
  { listener = listenerOf(app), limits = withoutLimits, patience = {} }: Serving = {},
): http.Server {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    // The ticket, which came as the second protocol, must not be sent back.
    handleProtocols: () => socketProtocol,
  })
  const connections = new Connections(limits)
  const waits = { ...usualPatience, ...patience }
  const options: http.ServerOptions = {
    ...optionsOf(waits),
    // The application refuses a request without it, and waits for its body as for any other.
    requireHostHeader: false,
    // Any other wish for another protocol is not heard, and the request is answered as it is.
    shouldUpgradeCallback: (request) => {
      if (!wishesSocket(request)) return false
      connections.upgrade(request.socket)
      return true
    },
  }
  const server = http.createServer(options, (incoming, outgoing) => {
    // What follows the last request of a connection is not answered.
    if (!incoming.socket.writableEnded) listener(incoming, outgoing)
  })
  guardConnections(server, connections, waits)
  createAdaptorServer({
    fetch: app.fetch,
    createServer: () => server,
    websocket: { server: sockets as WebSocketServerLike },
  })
  return server
}

/** Hono's listener. What an answer leaves unread of a body is read by `guardConnections`, which has more patience. */
export const listenerOf = (app: Hono): http.RequestListener =>
  getRequestListener(app.fetch, { autoCleanupIncoming: false })

const wishesSocket = ({ method, url, headers }: http.IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === socketPath
