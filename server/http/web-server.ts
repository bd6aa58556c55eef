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

/** Maximum size of a WebSocket message, in bytes. It is small, as clients have nothing to send. */
const MAX_MESSAGE = 1_024

type Serving = {
  listener?: http.RequestListener
  limits?: ConnectionLimits
  patience?: Partial<Patience>
}

/** Default for tests. The platform passes limits that leave file descriptors for other uses. */
const withoutLimits: ConnectionLimits = { total: Number.POSITIVE_INFINITY, perNetwork: null }

export function createWebServer(
  app: Hono,
  { listener = listenerOf(app), limits = withoutLimits, patience = {} }: Serving = {},
): http.Server {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    // Clients send their ticket as a second WebSocket subprotocol. The ticket must never be echoed.
    handleProtocols: () => socketProtocol,
  })
  const connections = new Connections(limits)
  const waits = { ...usualPatience, ...patience }
  const options: http.ServerOptions = {
    ...optionsOf(waits),
    // The application itself refuses a request without a host, after reading its body.
    requireHostHeader: false,
    // Ignore upgrades except to the WebSocket: other requests get a normal response.
    shouldUpgradeCallback: (request) => {
      if (!isUpgradeToSocket(request)) return false
      connections.upgrade(request.socket)
      return true
    },
  }
  const server = http.createServer(options, (incoming, outgoing) => {
    // Ignore requests that arrive after the last response of a connection.
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

/** Hono's listener. `guardConnections` discards unread bodies in place of Hono, with longer timeouts. */
export const listenerOf = (app: Hono): http.RequestListener =>
  getRequestListener(app.fetch, { autoCleanupIncoming: false })

const isUpgradeToSocket = ({ method, url, headers }: http.IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === socketPath
