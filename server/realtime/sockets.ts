import type { WebSocket } from 'ws'
import type { SocketMessage } from '#protocol/site/socket.ts'
import type { PublishedEvent } from '#server/database/publish.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DedupWindow } from './dedup-window.ts'
import { listen } from './listen.ts'
import { livingSessions } from './living-sessions.ts'
import { OpenSockets, type SocketLimits, sendTo } from './open-sockets.ts'
import type { SocketOwner } from './tickets.ts'

/** How often all sockets and their sessions are checked, in milliseconds. */
const BEAT = 30_000
/**
 * Maximum age of messages resent to a new socket, in ms. A slow page may need this long to open its socket.
 */
const LATELY = 15_000

const withoutLimits: SocketLimits = {
  total: Number.POSITIVE_INFINITY,
  perNetwork: Number.POSITIVE_INFINITY,
}

/** Message types to send after messages have been lost, so that pages reload everything. */
const missed = [
  'status.changed',
  'balance.changed',
  'notice.published',
  'contracts.changed',
  'messages.changed',
  'account.changed',
  'chat.said',
] as const

/** The sockets of one process. They relay messages from all processes. */
export type Sockets = {
  add(socket: WebSocket, owner: SocketOwner, ip: string): void
  /**
   * Closes all sockets and stops listening. Sockets added later are closed immediately. Repeated calls are
   * harmless.
   */
  stop(): Promise<void>
}

/** @throws if listening to the database fails */
export async function openSockets(
  platform: Platform,
  {
    beat = BEAT,
    dedupFor = LATELY,
    limits = withoutLimits,
  }: { beat?: number; dedupFor?: number; limits?: SocketLimits } = {},
): Promise<Sockets> {
  const sockets = new OpenSockets(limits)
  const dedupWindow = new DedupWindow(dedupFor)
  let stopping: Promise<void> | undefined
  const listener = await listen(platform.pool, {
    heard: (what) => pass(what),
    missed: () => catchUp(),
  })
  const beating = setInterval(() => {
    sockets.dropSilent()
    void endGone(null)
  }, beat)

  function pass({ memberId, type }: PublishedEvent): void {
    if (type === 'session.ended') void endGone(memberId)
    else send(memberId, type)
  }

  function send(memberId: number | null, type: SocketMessage['type']): void {
    dedupWindow.note(memberId, type)
    sockets.send(memberId, type)
  }

  /** Handles lost messages: closes the sockets of ended sessions and makes all pages reload everything. */
  function catchUp(): void {
    void endGone(null)
    for (const type of missed) send(null, type)
  }

  /** Closes sockets of a member's sessions that have ended in the database; null means all members. */
  async function endGone(memberId: number | null): Promise<void> {
    const hashes = sockets.sessionsOf(memberId)
    if (hashes.length === 0) return
    try {
      const alive = await livingSessions(platform.reserved, hashes, await platform.clock())
      for (const hash of hashes) if (!alive.has(hash)) sockets.endSession(hash)
    } catch (error) {
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
        // The session may have ended since the ticket was issued.
        void endGone(owner.memberId)
        // Resend recent messages, because the page may have read its data before a change.
        for (const type of dedupWindow.to(owner.memberId)) sendTo(socket, type)
      }
    },
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}
