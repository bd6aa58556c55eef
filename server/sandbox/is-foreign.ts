import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { Platform } from '#server/platform/platform.ts'
import { addressOf } from '#server/requests/request-origin.ts'

/** The machine's addresses for itself. */
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a page of another site is asking: it could change this one behind the back of whoever opened it. */
export function isForeign(context: Context, platform: Platform): boolean {
  const host = context.req.header('host') ?? ''
  const origin = context.req.header('origin')
  if (origin && !(URL.canParse(origin) && new URL(origin).host === host)) return true
  return isDirect(context, platform) && !isLocalName(host)
}

/**
 * Whether a program on the same machine asks, with nothing in between. Its browser takes any name for the platform's whose
 * owner says that it leads here, so that what comes from that owner's page looks like a call of the platform's own. With
 * trusted proxies the call may be theirs, and the name the operator's.
 */
function isDirect(context: Context, platform: Platform): boolean {
  const address = addressOf(context, platform)
  if (platform.trustedProxies > 0 || isIP(address) === 0) return false
  return loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether no owner of a domain can have made this name lead here: an address, or one that means the machine itself. */
function isLocalName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /^(.+\.)?localhost$/.test(hostname)
}
