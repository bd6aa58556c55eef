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

/** Refuses a body with a file that is longer than this, in bytes. It leaves room for what is told to be too large. */
const limitWithFile = limitBody(2 * MAX_BYTES)

/** Bytes a second that must come on average, and milliseconds after which that is looked at: every second. */
const LEAST_RATE = 16 * 1024
const GRACE = 10_000
const CHECK = 1_000

/** Refuses a body that says itself that it is too long. One that does not tell its length is measured as it comes, by `receiveFile`. */
export const limitToldLength = (context: Context, next: () => Promise<void>) =>
  context.req.header('transfer-encoding') === undefined ? limitWithFile(context, next) : next()

type Sender = { context: Context; call: Call; platform: Platform; client: Client; memberId: number }

/** What was sent; or a refusal of the call; or another answer in place of the call's. */
export type Received = { sent: unknown } | { refusal: AnyOutcome } | { instead: Response }

/**
 * Reads a call with a file. A file is kept in memory as it comes in, so only some are read at once, each member and each network has
 * a share of them, and one that comes in too slowly is given up.
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

/** Resolves `tooSlow` when the body comes in more slowly than it must. */
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

/** Nothing can follow on the connection, because what is left of the body is not waited for. */
const refuseSlow = (context: Context): Response =>
  context.json({ success: false, code: 'request.tooSlow' } satisfies Envelope, 408, { connection: 'close' })
