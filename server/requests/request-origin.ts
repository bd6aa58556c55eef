import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { readAddress } from '#server/core/address-networks.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { askedLanguage } from './asked-language.ts'

/** Characters of a client's own name for itself, and of its browser's, that are looked at. */
const MAX_CLIENT_ID = 64
const MAX_USER_AGENT = 512

/** Who calls, as far as the line and the headers tell. A client without a name goes by its address. */
export function requestOriginOf(context: Context, platform: Platform): RequestOrigin {
  const ip = addressOf(context, platform)
  const clientId = context.req.header('client-id')?.slice(0, MAX_CLIENT_ID)
  return {
    ip,
    clientId: clientId || `ip:${ip}`,
    language: askedLanguage(context, platform),
    userAgent: context.req.header('user-agent')?.slice(0, MAX_USER_AGENT) ?? '',
    origin: new URL(context.req.url).origin,
  }
}

/**
 * The visitor's address in its canonical spelling: the connection's own or, behind trusted proxies, the one that the outermost of
 * them saw. Each proxy adds at the right of X-Forwarded-For; the visitor may have made up what is further left.
 */
export function addressOf(context: Context, { trustedProxies }: Platform): string {
  const connected = getConnInfo(context).remote.address ?? ''
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  const outermost = trustedProxies === 0 ? undefined : forwarded.slice(-trustedProxies)[0]?.trim()
  return readAddress(outermost ?? '') ?? readAddress(connected) ?? connected
}

/**
 * Whether the visitor came over HTTPS, as the outermost of the trusted proxies saw it; the platform itself speaks HTTP. Without
 * proxies the header may be anybody's invention.
 */
export function isSecure(context: Context, { trustedProxies }: Platform): boolean {
  if (trustedProxies === 0) return false
  const forwarded = context.req.header('x-forwarded-proto')?.split(',') ?? []
  return forwarded.slice(-trustedProxies)[0]?.trim().toLowerCase() === 'https'
}
