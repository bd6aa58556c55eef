import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { type Language, languages } from '#contract/operator-config.ts'
import type { Caller } from './handler.ts'
import type { Platform } from './platform.ts'

/** Characters of a client's own name for itself, and of its browser's, that are looked at. */
const MAX_CLIENT_ID = 64
const MAX_USER_AGENT = 512

/** Who calls, as far as the line and the headers tell. A client without a name goes by its address. */
export function callerOf(context: Context, platform: Platform): Caller {
  const ip = addressOf(context, platform)
  const clientId = context.req.header('client-id')?.slice(0, MAX_CLIENT_ID)
  return {
    ip,
    clientId: clientId || `ip:${ip}`,
    language: languageOf(context, platform),
    userAgent: context.req.header('user-agent')?.slice(0, MAX_USER_AGENT) ?? '',
    origin: new URL(context.req.url).origin,
  }
}

/**
 * The visitor's address: the line's own or, behind proxies that are trusted, what the outermost of them saw. Each adds
 * at the right of X-Forwarded-For; what stands further left may be the visitor's own invention.
 */
export function addressOf(context: Context, { trustedProxies }: Platform): string {
  const line = getConnInfo(context).remote.address ?? ''
  if (trustedProxies === 0) return line
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  const seen = forwarded.slice(-trustedProxies)[0]?.trim() ?? ''
  return isIP(seen) === 0 ? line : seen
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

function languageOf(context: Context, { operator }: Platform): Language {
  const asked = context.req.header('accept-language')?.slice(0, 2).toLowerCase()
  return languages.find((language) => language === asked) ?? operator.defaultLanguage
}
