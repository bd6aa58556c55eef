import http from 'node:http'
import { createAdaptorServer, getRequestListener, type WebSocketServerLike } from '@hono/node-server'
import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { socketProtocol } from '#contract/socket.ts'

/** Bytes; clients have nothing to say over the socket. */
const MAX_MESSAGE = 1_024
/**
 * Milliseconds for which an idle connection is kept: longer than the minute of common proxies, so that none sends a
 * request on a connection that is being closed here.
 */
const KEPT_ALIVE = 65_000

/** An HTTP server for an application that may turn requests into sockets; `listener` answers the other requests. */
export function createWebServer(
  app: Hono,
  listener: http.RequestListener = getRequestListener(app.fetch),
): http.Server {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    // The ticket, which came as the second protocol, must not be sent back.
    handleProtocols: () => socketProtocol,
  })
  const server = http.createServer({ keepAliveTimeout: KEPT_ALIVE }, listener)
  createAdaptorServer({
    fetch: app.fetch,
    createServer: () => server,
    websocket: { server: sockets as WebSocketServerLike },
  })
  return server
}
