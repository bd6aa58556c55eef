import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { readAddress } from '#server/core/address-networks.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requestedLanguage } from './requested-language.ts'

const MAX_CLIENT_ID = 64
const MAX_USER_AGENT = 512

/** Reads a client's details from the request. A client without an id is identified by its IP address. */
export function requestOriginOf(context: Context, platform: Platform): RequestOrigin {
  const ip = addressOf(context, platform)
  const clientId = context.req.header('client-id')?.slice(0, MAX_CLIENT_ID)
  return {
    ip,
    clientId: clientId || `ip:${ip}`,
    language: requestedLanguage(context, platform),
    userAgent: context.req.header('user-agent')?.slice(0, MAX_USER_AGENT) ?? '',
    origin: new URL(context.req.url).origin,
  }
}

/**
 * Returns the visitor's IP address in canonical form: the connection's address or, behind trusted proxies,
 * the one that the outermost proxy added to X-Forwarded-For. Earlier entries of that header may be forged.
 */
export function addressOf(context: Context, { trustedProxies }: Platform): string {
  const connected = getConnInfo(context).remote.address ?? ''
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  const outermost = trustedProxies === 0 ? undefined : forwarded.slice(-trustedProxies)[0]?.trim()
  return readAddress(outermost ?? '') ?? readAddress(connected) ?? connected
}

/**
 * Whether the visitor uses HTTPS, as reported by the outermost trusted proxy. The server itself only speaks
 * HTTP. Without trusted proxies the header may be forged, so the result is false.
 */
export function isSecure(context: Context, { trustedProxies }: Platform): boolean {
  if (trustedProxies === 0) return false
  const forwarded = context.req.header('x-forwarded-proto')?.split(',') ?? []
  return forwarded.slice(-trustedProxies)[0]?.trim().toLowerCase() === 'https'
}
