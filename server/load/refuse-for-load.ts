import type { Context } from 'hono'
import type { Envelope } from '#protocol/kit/envelope.ts'

/** Seconds after which the same may be asked again. */
const RETRY_AFTER = 2

/**
 * Says that the same request may be sent again in a moment. `client.busy` and `server.busy`: nothing was done, since the client has
 * too much under way or the platform too much of everybody's. `server.timedOut`: the database took too long or was lost, and some of it may have been done.
 */
export function refuseForLoad(
  context: Context,
  code: 'client.busy' | 'server.busy' | 'server.timedOut',
): Response {
  const status = code === 'client.busy' ? 429 : 503
  return context.json({ success: false, code } satisfies Envelope, status, {
    'retry-after': String(RETRY_AFTER),
  })
}
