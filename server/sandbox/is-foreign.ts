import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { Platform } from '#server/platform/platform.ts'
import { addressOf } from '#server/requests/request-origin.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether the request may come from another site's page, which could act as the browser's user (CSRF). */
export function isForeign(context: Context, platform: Platform): boolean {
  const host = context.req.header('host') ?? ''
  const origin = context.req.header('origin')
  if (origin && !(URL.canParse(origin) && new URL(origin).host === host)) return true
  return isDirect(context, platform) && !isLocalName(host)
}

/**
 * Whether the request comes from this machine without a proxy. Only then is DNS rebinding a risk: another
 * site can resolve its own name to the loopback address, and its pages then look like this server's own.
 * Behind trusted proxies, every connection comes from the proxy, and the host is the operator's.
 */
function isDirect(context: Context, platform: Platform): boolean {
  const address = addressOf(context, platform)
  if (platform.trustedProxies > 0 || isIP(address) === 0) return false
  return loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether the host is safe from DNS rebinding, because it is an IP address or `localhost`. */
function isLocalName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /^(.+\.)?localhost$/.test(hostname)
}
