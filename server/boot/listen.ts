import net from 'node:net'
import { StartupError } from '#server/core/startup-error.ts'
import type { ServerConfig } from './config.ts'

type Place = Pick<ServerConfig, 'host' | 'port'>

/**
 * Listens and returns the port. Port 0 selects a free one.
 * @throws StartupError if HOST or PORT must be changed
 */
export function listen(server: net.Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const reason = reasonOf(error, place)
      reject(reason === null ? error : new StartupError(reason))
    }
    server.once('error', refuse)
    server.listen(place.port, place.host, () => {
      server.off('error', refuse)
      resolve(portOf(server))
    })
  })
}

/**
 * Tests the host and port before the slow part of startup.
 * @throws StartupError like `listen`
 */
export async function refuseUnusable(place: Place): Promise<void> {
  const probe = net.createServer()
  await listen(probe, place)
  await new Promise((resolve) => probe.close(resolve))
}

/** IPv6 addresses need brackets to separate them from the port. */
export const originOf = ({ host, port }: Place): string =>
  `http://${net.isIPv6(host) ? `[${host}]` : host}:${port}`

/** Returns a message that says what to change; null if changing a setting would not help. */
function reasonOf(error: NodeJS.ErrnoException, { host, port }: Place): string | null {
  if (error.syscall === 'getaddrinfo') return `No address is known for the name ${host}; set HOST.`
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken; stop what listens there or set PORT.`
    case 'EACCES':
      return `Port ${port} on ${host} is not open to this user; set PORT to a higher one.`
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `Nothing can listen on ${host}, which is no address of this machine; set HOST.`
    default:
      return null
  }
}

function portOf(server: net.Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}
