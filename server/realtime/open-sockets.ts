import { WebSocket } from 'ws'
import type { SocketMessage } from '#protocol/site/socket.ts'
import { networksOf, WIDE_ROOM } from '#server/core/address-networks.ts'
import type { SocketOwner } from './tickets.ts'

/**
 * Close codes: the platform stops; something was said here, where pages only listen; there is no room, come again later; the session has
 * ended (the first of those that are free to use is 4000).
 */
const GOING_AWAY = 1001
const NOT_ASKED = 1008
const LATER = 1013
const SESSION_ENDED = 4401
/** Milliseconds for a polite end before the line is cut; where there is no room, only for the close code to be sent. */
const CLOSE_TIMEOUT = 1_000
const REFUSAL_TIMEOUT = 100
/** Sockets that a session and a member may have open here: more tabs than anybody keeps, and too few to do harm. */
export const MOST_OF_SESSION = 50
export const MOST_OF_MEMBER = 60

/** How many sockets a process keeps at once; from one IPv4 address or one /64 of IPv6, a /48 may have `WIDE_ROOM` times as many. */
export type SocketLimits = { total: number; perNetwork: number }

type OpenSocket = { socket: WebSocket; owner: SocketOwner; hasAnswered: boolean }

/** The sockets that this process holds open. */
export class OpenSockets {
  readonly #limits: SocketLimits
  readonly #open = new Set<OpenSocket>()
  /** How many are open of each session, member and network. */
  readonly #counts = new Map<string, number>()

  constructor(limits: SocketLimits) {
    this.#limits = limits
  }

  /** Takes in a socket of a client at an IP address. The newest is sent away where there are enough: one that is open in a tab stays open. */
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

  /** How many sockets each of those may have that a new one counts for. */
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

  /** Sends to one member's sockets, with null to all. */
  send(memberId: number | null, type: SocketMessage['type']): void {
    for (const { socket, owner } of this.#open) {
      if (memberId === null || owner.memberId === memberId) sayTo(socket, type)
    }
  }

  /** Hashes of the sessions with a socket, of one member or, with null, of all. */
  sessionsOf(memberId: number | null): string[] {
    const theirs = [...this.#open].filter(({ owner }) => memberId === null || owner.memberId === memberId)
    return [...new Set(theirs.map(({ owner }) => owner.sessionHash))]
  }

  /** Tells a session that it has ended, and closes its sockets. */
  endSession(sessionHash: string): void {
    for (const { socket, owner } of this.#open) {
      if (owner.sessionHash !== sessionHash) continue
      sayTo(socket, 'session.ended')
      socket.close(SESSION_ENDED)
    }
  }

  /** Cuts the lines that have not answered the last time, and asks the others again. */
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

  /** Closes all, and resolves when they are closed. */
  async close(): Promise<void> {
    const sockets = [...this.#open].map(({ socket }) => socket)
    await Promise.all(sockets.map((socket) => closed(socket, GOING_AWAY)))
  }
}

/** Says something over a socket, unless that is being closed. */
export function sayTo(socket: WebSocket, type: SocketMessage['type']): void {
  if (socket.readyState !== WebSocket.OPEN) return
  socket.send(JSON.stringify({ type } satisfies SocketMessage))
}

/** Closes a socket, and cuts its line where the client does not answer that. */
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
