import type { WebSocket } from 'ws'
import type { SocketMessage } from '#protocol/site/socket.ts'
import type { Announcement } from '#server/database/publish.ts'
import type { Platform } from '#server/platform/platform.ts'
import { LatelySaid } from './dedup-window.ts'
import { listen } from './listen.ts'
import { livingSessions } from './living-sessions.ts'
import { OpenSockets, type SocketLimits, sayTo } from './open-sockets.ts'
import type { SocketOwner } from './tickets.ts'

/** Milliseconds between two looks at all sockets: who still answers, and whose session has ended. */
const BEAT = 30_000
/** Milliseconds that may pass between what a page reads first and the opening of its line, which on a slow one takes long. */
const LATELY = 15_000

const withoutLimits: SocketLimits = {
  total: Number.POSITIVE_INFINITY,
  perNetwork: Number.POSITIVE_INFINITY,
}

/** What has to be read anew by whoever may have missed that it changed. */
const missed = [
  'status.changed',
  'balance.changed',
  'notice.published',
  'contracts.changed',
  'messages.changed',
  'account.changed',
  'chat.said',
] as const

/** The sockets of one process, which hear what every process announces. */
export type Sockets = {
  /** Takes over a socket that was just opened by a client at an IP address. */
  add(socket: WebSocket, owner: SocketOwner, ip: string): void
  /** Closes every socket and stops listening; what is opened afterwards is closed at once. Safe to call twice. */
  stop(): Promise<void>
}

/** @throws where the database cannot be listened to */
export async function openSockets(
  platform: Platform,
  {
    beat = BEAT,
    lately = LATELY,
    limits = withoutLimits,
  }: { beat?: number; lately?: number; limits?: SocketLimits } = {},
): Promise<Sockets> {
  const sockets = new OpenSockets(limits)
  const latelySaid = new LatelySaid(lately)
  let stopping: Promise<void> | undefined
  const listener = await listen(platform.pool, {
    heard: (what) => pass(what),
    missed: () => catchUp(),
  })
  const beating = setInterval(() => {
    sockets.dropSilent()
    void endGone(null)
  }, beat)

  function pass({ memberId, type }: Announcement): void {
    if (type === 'session.ended') void endGone(memberId)
    else send(memberId, type)
  }

  function send(memberId: number | null, type: SocketMessage['type']): void {
    latelySaid.note(memberId, type)
    sockets.send(memberId, type)
  }

  /** Nobody knows what was said while nobody listened, so everything is read anew. */
  function catchUp(): void {
    void endGone(null)
    for (const type of missed) send(null, type)
  }

  /** Which of a member's sessions ended is not announced but looked up: what the database says is true by then. */
  async function endGone(memberId: number | null): Promise<void> {
    const hashes = sockets.sessionsOf(memberId)
    if (hashes.length === 0) return
    try {
      const alive = await livingSessions(platform.reserved, hashes, await platform.clock())
      for (const hash of hashes) if (!alive.has(hash)) sockets.endSession(hash)
    } catch (error) {
      // The next beat looks again.
      console.error(error)
    }
  }

  async function stop(): Promise<void> {
    clearInterval(beating)
    await Promise.all([listener.stop(), sockets.close()])
  }

  return {
    add(socket, owner, ip) {
      sockets.add(socket, owner, ip)
      if (stopping) void sockets.close()
      else {
        // The session may have ended between its ticket and now, when nobody knew of this socket.
        void endGone(owner.memberId)
        // So may have changed what the page has read by now.
        for (const type of latelySaid.to(owner.memberId)) sayTo(socket, type)
      }
    },
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}
