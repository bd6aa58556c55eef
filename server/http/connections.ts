import type http from 'node:http'
import type { Socket } from 'node:net'
import { networksOf, WIDE_ROOM } from '#server/core/address-networks.ts'
import { closeAfterBody, discardRest } from '#server/requests/unread-body.ts'

/** How many connections are kept at once. */
export type ConnectionLimits = {
  total: number
  /** From one IPv4 address or one /64 of IPv6; a /48 may have `WIDE_ROOM` times as many. Null where all come from proxies. */
  perNetwork: number | null
}

/** How long a client is waited for, milliseconds. */
export type Patience = {
  /** For the first byte and the rest of a request's headers. */
  headers: number
  /** For a whole request with its body. */
  request: number
  /** For any progress in a body that is sent or an answer that is read. */
  silence: number
  /** For an answer to be read to its end. */
  answer: number
  /** Between two requests: longer than the minute of common proxies, so that none sends one while its connection closes here. */
  idle: number
  /** Between two looks at who has taken too long for a request. */
  check: number
}

/** What a server is given when it is made. */
export const usualPatience: Patience = {
  headers: 15_000,
  request: 120_000,
  silence: 20_000,
  answer: 180_000,
  idle: 65_000,
  check: 5_000,
}

/** Milliseconds in which a client may read the last answer on a connection before that is cut. */
const LAST_WORD = 2_000

/** Milliseconds that any client needs at most, from its connection, to begin a request. */
const SLOW_START = 1_000

type Exchange = { incoming: http.IncomingMessage; outgoing: http.ServerResponse }

type Connection = {
  socket: Socket
  /** The networks that it counts for. */
  networks: readonly string[]
  /** When it began to wait for a request. */
  since: number
  /** Calls that have not been answered to the end. */
  exchanges: Set<Exchange>
  /** What came last, which may still be coming after its answer. */
  latest: http.IncomingMessage | undefined
  /** Whether it was turned into a WebSocket, or is to be. */
  isUpgraded: boolean
}

/** The options with which a server is made that waits so long for its clients. */
export const optionsOf = (patience: Patience): http.ServerOptions => ({
  headersTimeout: patience.headers,
  requestTimeout: patience.request,
  keepAliveTimeout: patience.idle,
  connectionsCheckingInterval: patience.check,
})

/**
 * Looks after the connections of a server: none is kept for a client that neither sends nor reads, none takes the places of
 * others, and none is closed before the client could read its answer.
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
    // An answer may take long to make; its client is not to blame.
    if (connections.isAtWork(socket)) socket.setTimeout(patience.silence)
    else socket.destroy()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The sockets of this server are those of the network.
    refuseRequest(error, socket as Socket, connections.hasBegunAnswer(socket as Socket))
  })
}

/** The connections of a server that are open. */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #known = new WeakMap<Socket, Connection>()
  /** In the order in which they began to wait. */
  readonly #all = new Set<Connection>()
  readonly #byNetwork = new Map<string, Set<Connection>>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  /** Takes a connection in. Where there are too many, another makes room; where all are being answered, it is refused. */
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

  /** Keeps a connection that is to be a WebSocket. */
  upgrade(socket: Socket): void {
    const connection = this.#known.get(socket)
    if (connection) connection.isUpgraded = true
    // A client that was refused, or whose WebSocket was closed, may still keep its own side open.
    socket.once('finish', () => cutSoon(socket))
  }

  /** Whether a whole request has come on it that is still to be answered. */
  isAtWork(socket: Socket): boolean {
    const exchanges = this.#known.get(socket)?.exchanges ?? []
    return [...exchanges].some(({ incoming, outgoing }) => incoming.complete && !outgoing.writableEnded)
  }

  /** Whether something of an answer to what came last has been sent. */
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

/** Whether one more may be there, if need be in the place of another. */
function makeRoom(connections: ReadonlySet<Connection>, most: number): boolean {
  if (connections.size < most) return true
  const dispensable = mostDispensable(connections)
  dispensable?.socket.destroy()
  return dispensable !== undefined
}

/**
 * The connection that has waited longest for a request; where each has had less than a second for that, one whose request has not
 * wholly come. None whose request is being answered.
 */
function mostDispensable(connections: ReadonlySet<Connection>): Connection | undefined {
  let sending: Connection | undefined
  for (const connection of connections) {
    // What has ended here only waits for the client to end too.
    if (connection.isUpgraded && connection.socket.writableEnded) return connection
    if (connection.isUpgraded || isAnswered(connection)) continue
    if (connection.exchanges.size > 0) sending ??= connection
    else if (performance.now() - connection.since > SLOW_START) return connection
    // Whoever comes later has waited for even less.
    else return sending ?? connection
  }
  return sending
}

const isAnswered = ({ exchanges }: Connection): boolean =>
  [...exchanges].some(({ incoming, outgoing }) => incoming.complete || outgoing.headersSent)

/** Ends a connection whose client does not read its answer to the end in time. */
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

/** Says why a request cannot be read, unless its answer has begun, and ends the connection. What still comes is not looked at. */
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

/** Ends a connection on which nothing more is said, also where the client keeps its side open. */
function cutSoon(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LAST_WORD).unref()
  socket.once('close', () => clearTimeout(timer))
}
