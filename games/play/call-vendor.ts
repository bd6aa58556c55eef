import * as v from 'valibot'
import { envelope } from '#protocol/kit/envelope.ts'
import type { Answer } from './vendor.ts'
import type { Visit } from './visit.ts'

/** Timeout in ms. After it, the outcome is unknown. */
const PATIENCE = 10_000

/** Returns how long a busy vendor asks to wait before a retry, in ms, or null if the vendor is not busy. */
function retryAfter({ status, headers }: Response): number | null {
  return status === 429 || status === 503 ? Number(headers.get('retry-after') ?? 0) * 1000 : null
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

type Options = { signal: AbortSignal; body?: unknown }

/**
 * Returns a function that calls a game's vendor: with POST if there is a body, otherwise with GET. The
 * function returns refusals. It throws after a lost connection, an HTTP error or an invalid response.
 */
export function vendorCaller<Refusals extends v.GenericSchema>(
  { token, tag }: Pick<Visit, 'token' | 'tag'>,
  refusals: Refusals,
) {
  return async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    { signal, body }: Options,
  ): Promise<Answer<v.InferOutput<Schema>, v.InferOutput<Refusals>>> => {
    const send = () =>
      fetch(`/play/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'play-token': token, 'accept-language': tag, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      })
    const first = await send()
    const wait = retryAfter(first)
    // A busy vendor has not processed the request, so it is sent once more here. The machine decides on all
    // other retries.
    const reply = wait === null ? first : await pause(wait, signal).then(send)
    if (!reply.ok) throw new Error(`The vendor answered ${reply.status}`)
    const { success, ...rest } = v.parse(envelope, await reply.json())
    if (success) return { ok: true, value: v.parse(schema, rest.value) }
    return { ok: false, refusal: v.parse(refusals, rest) }
  }
}
