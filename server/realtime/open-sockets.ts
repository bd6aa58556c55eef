import { WebSocket } from 'ws'
import type { SocketMessage } from '#protocol/site/socket.ts'
import { networksOf, WIDE_ROOM } from '#server/core/address-networks.ts'
import type { SocketOwner } from './tickets.ts'

/** WebSocket close code for a shutdown. */
const GOING_AWAY = 1001
/** Close code for an unexpected message. */
const NOT_ASKED = 1008
/** Close code for a socket above a limit. The client may retry later. */
const LATER = 1013
/** Close code for an ended session. Codes from 4000 are free for applications. */
const SESSION_ENDED = 4401
/**
 * Timeouts of the closing handshake, in milliseconds. The short one is for sockets above a limit; it is just
 * enough to send the close code.
 */
const CLOSE_TIMEOUT = 1_000
const REFUSAL_TIMEOUT = 100
/**
 * Maximum number of sockets per session and per member: more tabs than anyone uses, but too few to do harm.
 */
export const MOST_OF_SESSION = 50
export const MOST_OF_MEMBER = 60

/**
 * Maximum number of sockets in total, and per IPv4 address or IPv6 /64 network. A /48 network may have
 * `WIDE_ROOM` times as many as a /64.
 */
export type SocketLimits = { total: number; perNetwork: number }

type OpenSocket = { socket: WebSocket; owner: SocketOwner; hasAnswered: boolean }

export class OpenSockets {
  readonly #limits: SocketLimits
  readonly #open = new Set<OpenSocket>()
  readonly #counts = new Map<string, number>()

  constructor(limits: SocketLimits) {
    this.#limits = limits
  }

  /** Adds a socket. If a limit is reached, closes the new socket instead, so that open tabs keep theirs. */
  add(socket: WebSocket, owner: SocketOwner, ip: string): void {
    socket.on('error', () => socket.terminate())
    const most = this.#mostOf(owner, ip)
    if ([...most].some(([name, limit]) => this.#countOf(name) >= limit)) {
      void closed(socket, LATER, REFUSAL_TIMEOUT)
      return
    }
    this.#count(most.keys(), 1)
    const one: OpenSocket = { socket, owner, hasAnswered: true }
    this.#open.add(one)
    socket.on('pong', () => {
      one.hasAnswered = true
    })
    socket.on('message', () => socket.close(NOT_ASKED))
    socket.on('close', () => {
      this.#open.delete(one)
      this.#count(most.keys(), -1)
    })
  }

  /** Returns the names of the counters that a new socket increments, with their limits. */
  #mostOf({ sessionHash, memberId }: SocketOwner, ip: string): Map<string, number> {
    const { own, wide } = networksOf(ip)
    const { total, perNetwork } = this.#limits
    return new Map([
      ['all', total],
      [`session ${sessionHash}`, MOST_OF_SESSION],
      [`member ${memberId}`, MOST_OF_MEMBER],
      [`network ${own}`, perNetwork],
      [`network ${wide ?? own}`, wide === null ? perNetwork : perNetwork * WIDE_ROOM],
    ])
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  #count(names: Iterable<string>, by: number): void {
    for (const name of names) {
      const count = this.#countOf(name) + by
      if (count === 0) this.#counts.delete(name)
      else this.#counts.set(name, count)
    }
  }

  /** Sends a message to a member's sockets, or to all sockets if `memberId` is null. */
  send(memberId: number | null, type: SocketMessage['type']): void {
    for (const { socket, owner } of this.#open) {
      if (memberId === null || owner.memberId === memberId) sendTo(socket, type)
    }
  }

  /** Returns the hashes of the sessions in which a member has sockets; null means all members. */
  sessionsOf(memberId: number | null): string[] {
    const theirs = [...this.#open].filter(({ owner }) => memberId === null || owner.memberId === memberId)
    return [...new Set(theirs.map(({ owner }) => owner.sessionHash))]
  }

  endSession(sessionHash: string): void {
    for (const { socket, owner } of this.#open) {
      if (owner.sessionHash !== sessionHash) continue
      sendTo(socket, 'session.ended')
      socket.close(SESSION_ENDED)
    }
  }

  /** Terminates sockets that did not answer the last ping, then pings the others. */
  dropSilent(): void {
    for (const one of this.#open) {
      if (!one.hasAnswered) {
        one.socket.terminate()
        continue
      }
      one.hasAnswered = false
      one.socket.ping()
    }
  }

  async close(): Promise<void> {
    const sockets = [...this.#open].map(({ socket }) => socket)
    await Promise.all(sockets.map((socket) => closed(socket, GOING_AWAY)))
  }
}

export function sendTo(socket: WebSocket, type: SocketMessage['type']): void {
  if (socket.readyState !== WebSocket.OPEN) return
  socket.send(JSON.stringify({ type } satisfies SocketMessage))
}

/** Closes a socket, and terminates it if the client does not respond in time. */
function closed(socket: WebSocket, code: number, timeout = CLOSE_TIMEOUT): Promise<void> {
  return new Promise((resolve) => {
    const cutting = setTimeout(() => socket.terminate(), timeout)
    socket.once('close', () => {
      clearTimeout(cutting)
      resolve()
    })
    socket.close(code)
  })
}
