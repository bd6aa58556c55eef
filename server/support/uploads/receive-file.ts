import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Call } from '#protocol/kit/call.ts'
import type { Envelope } from '#protocol/kit/envelope.ts'
import { MAX_BYTES } from '#protocol/support/uploads.ts'
import type { Client } from '#server/load/fair-queue.ts'
import type { AnyOutcome } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { limitBody } from '#server/requests/limit-body.ts'
import { readSent } from '#server/requests/read-request.ts'
import { countUpload } from './uploads.routes.ts'

/**
 * Limits an upload's body to twice the file limit. A file that is only slightly too large therefore reaches
 * the handler, which refuses it with a proper message.
 */
const limitWithFile = limitBody(2 * MAX_BYTES)

/**
 * Minimum average rate of an upload, in bytes per second. It is checked every `CHECK` ms, and the first
 * `GRACE` ms do not count.
 */
const LEAST_RATE = 16 * 1024
const GRACE = 10_000
const CHECK = 1_000

/**
 * Rejects a body that is too large according to its Content-Length. A chunked body has none; `receiveFile`
 * measures it as it arrives.
 */
export const limitDeclaredLength = (context: Context, next: () => Promise<void>) =>
  context.req.header('transfer-encoding') === undefined ? limitWithFile(context, next) : next()

type Sender = { context: Context; call: Call; platform: Platform; client: Client; memberId: number }

export type Received = { sent: unknown } | { refusal: AnyOutcome } | { instead: Response }

/**
 * Reads a request that contains a file. Files are kept in memory, so only a few are read concurrently, and
 * each member and network gets a share. Slow uploads are aborted.
 */
export function receiveFile({ context, call, platform, client, memberId }: Sender): Promise<Received> {
  return platform.queues.uploads.run(client, async () => {
    const refusal = await countUpload(platform, memberId)
    if (refusal) return { refusal }
    const watch = watchRate(context)
    try {
      return await Promise.race([readLimited(context, call), watch.tooSlow])
    } finally {
      watch.stop()
    }
  })
}

async function readLimited(context: Context, call: Call): Promise<Received> {
  let sent: unknown
  const tooLong = await limitWithFile(context, async () => {
    sent = await readSent(context, call)
  })
  return tooLong ? { instead: tooLong } : { sent }
}

function watchRate(context: Context): { tooSlow: Promise<Received>; stop(): void } {
  const { incoming }: { incoming: IncomingMessage } = context.env
  const { promise, resolve } = Promise.withResolvers<Received>()
  const began = performance.now()
  const before = incoming.socket.bytesRead
  const timer = setInterval(() => {
    const measuredFor = performance.now() - began - GRACE
    const came = incoming.socket.bytesRead - before
    if (came < (LEAST_RATE * measuredFor) / 1_000) resolve({ instead: refuseSlow(context) })
  }, CHECK)
  return { tooSlow: promise, stop: () => clearInterval(timer) }
}

/** The connection must close, because the rest of the body is not read. */
const refuseSlow = (context: Context): Response =>
  context.json({ success: false, code: 'request.tooSlow' } satisfies Envelope, 408, { connection: 'close' })
