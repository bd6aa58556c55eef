import { WebSocket } from 'ws'
import type { SocketMessage } from '#contract/socket.ts'
import type { SocketOwner } from './tickets.ts'

/**
 * Close codes: the platform stops; something was said here, where pages only listen; there is no room, come again later; the session has
 * ended (the first of those that are free to use is 4000).
 */
const GOING_AWAY = 1001
const NOT_ASKED = 1008
const LATER = 1013
const SESSION_ENDED = 4401
/** Milliseconds for a polite end before the line is cut. */
const CLOSE_TIMEOUT = 1_000
/** Sockets that a session may have open here: more tabs than anybody keeps, and few enough for one who means ill. */
export const MOST_OF_SESSION = 50

type OpenSocket = { socket: WebSocket; owner: SocketOwner; hasAnswered: boolean }

/** The sockets that this process holds open. */
export class OpenSockets {
  readonly #open = new Set<OpenSocket>()

  /** The newest is sent away where a session has enough: one that is open in a tab stays open. */
  add(socket: WebSocket, owner: SocketOwner): void {
    socket.on('error', () => socket.terminate())
    const ofSession = [...this.#open].filter((one) => one.owner.sessionHash === owner.sessionHash)
    if (ofSession.length >= MOST_OF_SESSION) {
      socket.close(LATER)
      return
    }
    const one: OpenSocket = { socket, owner, hasAnswered: true }
    this.#open.add(one)
    socket.on('pong', () => {
      one.hasAnswered = true
    })
    socket.on('message', () => socket.close(NOT_ASKED))
    socket.on('close', () => this.#open.delete(one))
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
    await Promise.all(sockets.map(closed))
  }
}

/** Says something over a socket, unless that is being closed. */
export function sayTo(socket: WebSocket, type: SocketMessage['type']): void {
  if (socket.readyState !== WebSocket.OPEN) return
  socket.send(JSON.stringify({ type } satisfies SocketMessage))
}

function closed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const cutting = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT)
    socket.once('close', () => {
      clearTimeout(cutting)
      resolve()
    })
    socket.close(GOING_AWAY)
  })
}
