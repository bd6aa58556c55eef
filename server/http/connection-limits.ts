import fs from 'node:fs'
import type { SocketLimits } from '#server/realtime/open-sockets.ts'
import type { ConnectionLimits } from './connections.ts'

/** Of the settings of the process. */
type Limits = { maxConnections: number; maxConnectionsPerAddress: number; trustedProxies: number }

/** How many files a process keeps for itself: its database connections, and what it reads. */
const OTHER_FILES = 256

/**
 * How many connections this process keeps: as many as were asked for, but no more than it may open files. Behind trusted proxies
 * all connections are theirs, so that only their number altogether is limited, and each proxy limits its own visitors.
 */
export function connectionLimits(
  { maxConnections, maxConnectionsPerAddress, trustedProxies }: Limits,
  openFiles = mostOpenFiles(),
): ConnectionLimits {
  return {
    total: Math.max(1, Math.min(maxConnections, openFiles - OTHER_FILES)),
    perNetwork: trustedProxies === 0 ? maxConnectionsPerAddress : null,
  }
}

/** How much of a process's connections may be WebSockets, which are never closed to make room: calls and pages keep the rest. */
const PART_OF_SOCKETS = 0.75

/** How many of the connections may be WebSockets. A visitor behind a proxy counts by their own address. */
export const socketLimits = (
  { maxConnectionsPerAddress }: Limits,
  { total }: ConnectionLimits,
): SocketLimits => ({
  total: Math.ceil(total * PART_OF_SOCKETS),
  perNetwork: maxConnectionsPerAddress,
})

/** How many files the system lets this process have open; unlimited where it does not say. */
function mostOpenFiles(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY
  const [, most = ''] = /^Max open files\s+(\d+)/m.exec(fs.readFileSync('/proc/self/limits', 'utf8')) ?? []
  return most === '' ? Number.POSITIVE_INFINITY : Number(most)
}
