import fs from 'node:fs'
import type { SocketLimits } from '#server/realtime/open-sockets.ts'
import type { ConnectionLimits } from './connections.ts'

type Limits = { maxConnections: number; maxConnectionsPerAddress: number; trustedProxies: number }

/** File descriptors reserved for database connections and file reads. */
const OTHER_FILES = 256

/**
 * The configured connection limits, capped by the limit of open files. Behind trusted proxies, only the total
 * applies, as each proxy limits its own visitors.
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

/**
 * The share of connections that WebSockets may take. WebSockets are never closed to make room, so the other
 * connections are left for calls and pages.
 */
const PART_OF_SOCKETS = 0.75

/** WebSocket limits. Behind a proxy, visitors are counted by their own IP address. */
export const socketLimits = (
  { maxConnectionsPerAddress }: Limits,
  { total }: ConnectionLimits,
): SocketLimits => ({
  total: Math.ceil(total * PART_OF_SOCKETS),
  perNetwork: maxConnectionsPerAddress,
})

/** The process's limit of open files; infinite if unknown. */
function mostOpenFiles(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY
  const [, most = ''] = /^Max open files\s+(\d+)/m.exec(fs.readFileSync('/proc/self/limits', 'utf8')) ?? []
  return most === '' ? Number.POSITIVE_INFINITY : Number(most)
}
