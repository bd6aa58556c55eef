import { bodyLimit } from 'hono/body-limit'
import type { Envelope } from '#protocol/kit/envelope.ts'

/** Rejects a body above `maxSize` bytes. The rest is not read, so the response closes the connection. */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) =>
      context.json({ success: false, code: 'request.tooLarge' } satisfies Envelope, 422, {
        connection: 'close',
      }),
  })
