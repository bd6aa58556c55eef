import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { Platform } from '#server/platform/platform.ts'
import { addressOf } from '#server/requests/request-origin.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether the request comes from a page of another site, which could act in the name of the browser's user
 * (CSRF).
 */
export function isForeign(context: Context, platform: Platform): boolean {
  const host = context.req.header('host') ?? ''
  const origin = context.req.header('origin')
  if (origin && !(URL.canParse(origin) && new URL(origin).host === host)) return true
  return isDirect(context, platform) && !isLocalName(host)
}

/**
 * Whether a program on this machine calls directly. With DNS rebinding, a foreign page can use a name of its
 * own for this address, which then looks like the same origin. Behind trusted proxies, the connection comes
 * from the proxy and the name is the operator's.
 */
function isDirect(context: Context, platform: Platform): boolean {
  const address = addressOf(context, platform)
  if (platform.trustedProxies > 0 || isIP(address) === 0) return false
  return loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether DNS rebinding cannot use this host: it is an IP address, or a name of this machine. */
function isLocalName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /^(.+\.)?localhost$/.test(hostname)
}
