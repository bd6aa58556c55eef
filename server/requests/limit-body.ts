import { bodyLimit } from 'hono/body-limit'
import type { Envelope } from '#protocol/kit/envelope.ts'

/**
 * Refuses a body of more than `maxSize` bytes. What is left of it is not read, so nothing can follow it on the same
 * connection, and the refusal says so.
 */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) =>
      context.json({ success: false, code: 'request.tooLarge' } satisfies Envelope, 422, {
        connection: 'close',
      }),
  })
