import type { Context } from 'hono'
import type { Envelope } from '#protocol/kit/envelope.ts'

/** In seconds. */
const RETRY_AFTER = 2

/**
 * Asks the client to retry soon. For `client.busy` and `server.busy`, nothing was done, as the client or the
 * platform has too much work. For `server.timedOut`, the database timed out or was lost, so part of the work
 * may have been done.
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
