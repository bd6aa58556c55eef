import type { MiddlewareHandler } from 'hono'
import type { Envelope } from '#protocol/kit/envelope.ts'
import { dataPolicy } from '#server/requests/security.ts'

/**
 * Marks the answers of calls as one reader's own: no cache keeps them, no other site's page takes them in as an image or
 * script, and a browser that is led there shows nothing. Pages of origins that were allowed read them by CORS, which this leaves alone.
 */
export const answerPrivately: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('cache-control', 'no-store')
  context.header('content-security-policy', dataPolicy)
  context.header('cross-origin-resource-policy', 'same-origin')
}

/** Refuses a body that says that it is compressed: what is sent small must not become large here. */
export const refuseEncoded: MiddlewareHandler = async (context, next) => {
  const encoding = context.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '') return next()
  return context.json({ success: false, code: 'request.encoded' } satisfies Envelope, 415, {
    'accept-encoding': 'identity',
  })
}
