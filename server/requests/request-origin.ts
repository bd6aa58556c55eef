import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { readAddress } from '#server/core/address-networks.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requestedLanguage } from './requested-language.ts'

const MAX_CLIENT_ID = 64
const MAX_USER_AGENT = 512

/** Client details from the connection and headers. The address identifies a client without an id. */
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
 * The visitor's canonical address: that of the connection or, behind trusted proxies, the one that the
 * outermost proxy has added to X-Forwarded-For. Entries before it may be forged.
 */
export function addressOf(context: Context, { trustedProxies }: Platform): string {
  const connected = getConnInfo(context).remote.address ?? ''
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  const outermost = trustedProxies === 0 ? undefined : forwarded.slice(-trustedProxies)[0]?.trim()
  return readAddress(outermost ?? '') ?? readAddress(connected) ?? connected
}

/**
 * Whether the visitor uses HTTPS, according to the outermost trusted proxy; the server itself uses HTTP.
 * Without proxies the header may be forged.
 */
export function isSecure(context: Context, { trustedProxies }: Platform): boolean {
  if (trustedProxies === 0) return false
  const forwarded = context.req.header('x-forwarded-proto')?.split(',') ?? []
  return forwarded.slice(-trustedProxies)[0]?.trim().toLowerCase() === 'https'
}
