import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Platform } from '#server/platform/platform.ts'
import { clientOf } from '#server/requests/client-of.ts'
import { readSetting } from '#server/settings/settings.ts'
import { allowedOriginsSetting } from '#server/settings/site.settings.ts'

/** How long browsers may cache a preflight, in seconds. */
const KEPT = 600

export const allowOrigins = (platform: Platform): MiddlewareHandler =>
  cors({
    origin: async (origin, context) => {
      if (origin === '') return null
      const allowed = await platform.queues.reads.run(clientOf(context, platform), () =>
        readSetting(platform.reserved, allowedOriginsSetting),
      )
      return allowed.includes(origin) ? origin : null
    },
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['token', 'client-id', 'accept-language', 'content-type', 'idempotency-key'],
    exposeHeaders: ['retry-after'],
    maxAge: KEPT,
  })
