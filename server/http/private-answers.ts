import type { MiddlewareHandler } from 'hono'
import type { Envelope } from '#protocol/kit/envelope.ts'
import { dataPolicy } from '#server/requests/security.ts'

/**
 * Keeps responses private: browsers do not cache them, other sites cannot embed them, and a response that is
 * opened as a page loads nothing. Allowed origins can still read responses through CORS.
 */
export const answerPrivately: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('cache-control', 'no-store')
  context.header('content-security-policy', dataPolicy)
  context.header('cross-origin-resource-policy', 'same-origin')
}

/** Refuses compressed bodies, as a small body could expand into a large one. */
export const refuseEncoded: MiddlewareHandler = async (context, next) => {
  const encoding = context.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '') return next()
  return context.json({ success: false, code: 'request.encoded' } satisfies Envelope, 415, {
    'accept-encoding': 'identity',
  })
}
