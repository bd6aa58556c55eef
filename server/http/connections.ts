import type http from 'node:http'
import type { Socket } from 'node:net'
import { networksOf, WIDE_ROOM } from '#server/core/address-networks.ts'
import { closeAfterBody, discardRest } from '#server/requests/unread-body.ts'

export type ConnectionLimits = {
  total: number
  /**
   * Maximum per IPv4 address or IPv6 /64. A /48 may have `WIDE_ROOM` times as many. Null if all connections
   * come from proxies.
   */
  perNetwork: number | null
}

/** Timeouts for clients, in ms. */
export type Patience = {
  headers: number
  request: number
  /** How long a request body or a response may make no progress. */
  silence: number
  /** How long a client may take to read a whole response. */
  answer: number
  /**
   * How long a connection may wait for the next request. It is longer than the 60 s of common proxies, so
   * that a proxy does not reuse a connection while it is being closed here.
   */
  idle: number
  check: number
}

export const usualPatience: Patience = {
  headers: 15_000,
  request: 120_000,
  silence: 20_000,
  answer: 180_000,
  idle: 65_000,
  check: 5_000,
}

/** How long clients have to read the last response before the connection is closed, in ms. */
const LAST_WORD = 2_000

/** Time within which a normal client starts a request after connecting, in ms. */
const SLOW_START = 1_000

type Exchange = { incoming: http.IncomingMessage; outgoing: http.ServerResponse }

type Connection = {
  socket: Socket
  networks: readonly string[]
  /** When the connection began to wait for a request. */
  since: number
  /** Requests that have no complete response yet. */
  exchanges: Set<Exchange>
  /** The latest request. Its body may still arrive after its response. */
  latest: http.IncomingMessage | undefined
  /** Whether the connection is or becomes a WebSocket. */
  isUpgraded: boolean
}

export const optionsOf = (patience: Patience): http.ServerOptions => ({
  headersTimeout: patience.headers,
  requestTimeout: patience.request,
  keepAliveTimeout: patience.idle,
  connectionsCheckingInterval: patience.check,
})

/**
 * Enforces a server's connection timeouts. Idle clients are dropped, no client can take up all connections,
 * and clients have time to read a response before the connection is closed.
 */
export function guardConnections(server: http.Server, connections: Connections, patience: Patience): void {
  server.timeout = patience.silence
  server.prependListener('connection', (socket: Socket) => connections.add(socket))
  server.prependListener('request', (incoming, outgoing) => {
    connections.begin({ incoming, outgoing })
    limitReading(outgoing, patience.answer)
  })
  server.on('checkExpectation', (incoming, outgoing) => {
    connections.begin({ incoming, outgoing })
    outgoing.writeHead(417).end()
  })
  server.on('timeout', (socket: Socket) => {
    // The server is still working on the response, so the client is not to blame.
    if (connections.isAtWork(socket)) socket.setTimeout(patience.silence)
    else socket.destroy()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // This server only has network sockets, so the cast is safe.
    refuseRequest(error, socket as Socket, connections.hasBegunAnswer(socket as Socket))
  })
}

export class Connections {
  readonly #limits: ConnectionLimits
  readonly #known = new WeakMap<Socket, Connection>()
  /** Connections, ordered by when they began to wait for a request. */
  readonly #all = new Set<Connection>()
  readonly #byNetwork = new Map<string, Set<Connection>>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  /**
   * Adds a new connection. If a limit is reached, closes another connection, or refuses the new one if all
   * others are being served.
   */
  add(socket: Socket): void {
    const { own, wide } = networksOf(socket.remoteAddress ?? '')
    const { total, perNetwork } = this.#limits
    const most = perNetwork ?? Number.POSITIVE_INFINITY
    const hasRoom =
      this.#hasRoomIn(own, most) &&
      (wide === null || this.#hasRoomIn(wide, most * WIDE_ROOM)) &&
      makeRoom(this.#all, total)
    if (!hasRoom) {
      socket.destroy()
      return
    }
    const networks = wide === null ? [own] : [own, wide]
    const connection: Connection = {
      ...{ socket, networks, since: 0, exchanges: new Set(), latest: undefined, isUpgraded: false },
    }
    this.#known.set(socket, connection)
    this.#enter(connection)
    closeAfterBody(socket, () => connection.latest)
    socket.once('close', () => this.#leave(connection))
  }

  #hasRoomIn(network: string, most: number): boolean {
    return makeRoom(this.#byNetwork.get(network) ?? new Set(), most)
  }

  begin(exchange: Exchange): void {
    const { incoming, outgoing } = exchange
    const connection = this.#known.get(incoming.socket)
    if (!connection) return
    connection.exchanges.add(exchange)
    connection.latest = incoming
    outgoing.once('close', () => {
      connection.exchanges.delete(exchange)
      void discardRest(incoming)
      if (incoming.socket.destroyed) return
      this.#leave(connection)
      this.#enter(connection)
    })
  }

  upgrade(socket: Socket): void {
    const connection = this.#known.get(socket)
    if (connection) connection.isUpgraded = true
    // A client that was refused, or whose WebSocket was closed, may keep its side open.
    socket.once('finish', () => cutSoon(socket))
  }

  isAtWork(socket: Socket): boolean {
    const exchanges = this.#known.get(socket)?.exchanges ?? []
    return [...exchanges].some(({ incoming, outgoing }) => incoming.complete && !outgoing.writableEnded)
  }

  hasBegunAnswer(socket: Socket): boolean {
    const connection = this.#known.get(socket)
    if (!connection) return false
    const { exchanges, latest } = connection
    if (exchanges.size === 0) return latest !== undefined && !latest.complete
    return [...exchanges].some(({ outgoing }) => outgoing.headersSent)
  }

  #enter(connection: Connection): void {
    connection.since = performance.now()
    for (const network of connection.networks) {
      const neighbours = this.#byNetwork.get(network) ?? new Set()
      this.#byNetwork.set(network, neighbours.add(connection))
    }
    this.#all.add(connection)
  }

  #leave(connection: Connection): void {
    for (const network of connection.networks) {
      const neighbours = this.#byNetwork.get(network)
      neighbours?.delete(connection)
      if (neighbours?.size === 0) this.#byNetwork.delete(network)
    }
    this.#all.delete(connection)
  }
}

/**
 * Makes room for another connection: if the limit is reached, closes one that can be spared. Returns whether
 * there is room.
 */
function makeRoom(connections: ReadonlySet<Connection>, most: number): boolean {
  if (connections.size < most) return true
  const dispensable = mostDispensable(connections)
  dispensable?.socket.destroy()
  return dispensable !== undefined
}

/**
 * Returns the connection that has waited longest for a request. If none has waited for a second, prefers one
 * whose request is incomplete. Never returns one that is being served.
 */
function mostDispensable(connections: ReadonlySet<Connection>): Connection | undefined {
  let sending: Connection | undefined
  for (const connection of connections) {
    // The connection is already closed on this side, and waits only for the client.
    if (connection.isUpgraded && connection.socket.writableEnded) return connection
    if (connection.isUpgraded || isAnswered(connection)) continue
    if (connection.exchanges.size > 0) sending ??= connection
    else if (performance.now() - connection.since > SLOW_START) return connection
    // All later connections have waited for less time.
    else return sending ?? connection
  }
  return sending
}

const isAnswered = ({ exchanges }: Connection): boolean =>
  [...exchanges].some(({ incoming, outgoing }) => incoming.complete || outgoing.headersSent)

/** Closes a connection whose client does not read its response in time. */
function limitReading(outgoing: http.ServerResponse, patience: number): void {
  outgoing.once('prefinish', () => {
    const timer = setTimeout(() => outgoing.socket?.destroy(), patience).unref()
    outgoing.once('close', () => clearTimeout(timer))
  })
}

const statusOfError: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}

/**
 * Answers an unreadable request with an error status, unless a response has begun, and closes the connection.
 * Ignores later errors of the connection.
 */
function refuseRequest(error: NodeJS.ErrnoException, socket: Socket, hasBegunAnswer: boolean): void {
  if (socket.writableEnded || socket.destroyed) return
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = statusOfError[error.code ?? ''] ?? '400 Bad Request'
  socket.end(hasBegunAnswer ? '' : `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  cutSoon(socket)
}

/** Closes a finished connection soon, even if the client keeps its side open. */
function cutSoon(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LAST_WORD).unref()
  socket.once('close', () => clearTimeout(timer))
}
