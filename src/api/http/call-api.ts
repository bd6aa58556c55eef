import * as v from 'valibot'
import type { Call, RefusalOf, ReplyOf, RequestInput } from '#protocol/kit/call.ts'
import { envelope } from '#protocol/kit/envelope.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { CallFailed } from './call-failed.ts'
import { type SendOptions, send } from './http-client.ts'
import { createSealer } from './sealer.ts'

/** The call's value, or one of the refusals that its protocol lists. */
export type Answer<C extends Call> = { ok: true; value: ReplyOf<C> } | { ok: false; refusal: RefusalOf<C> }

/** The error code that the platform returns if it cannot decrypt a body. */
const UNREADABLE = 'request.unreadable'

const sealer = createSealer(() => fetchValue(readPublicKey, {}))

/**
 * Makes a call with the current session. Refusals that the protocol lists are returned. Network errors, HTTP
 * errors and responses that fail the schema throw `CallFailed`.
 */
export async function callApi<C extends Call>(
  call: C,
  request: RequestInput<C>,
  options: SendOptions = {},
): Promise<Answer<C>> {
  if (call.idempotent && !options.idempotencyKey) throw new Error(`${call.path} needs an idempotency key.`)
  const content = v.parse(call.request, request)
  const body = call.sealed ? await sendSealed(call, content, options) : await send(call, content, options)
  return answerIn(call, body)
}

/** Parses a response body. Throws `CallFailed` if the body fails the schema. */
export function answerIn<C extends Call>(call: C, body: unknown): Answer<C> {
  const reply = parse(envelope, body)
  if (reply.success) return { ok: true, value: parse(call.reply, reply.value) as ReplyOf<C> }
  const expected = call.refusals[reply.code ?? '']
  if (!expected) throw new CallFailed('shape', { cause: reply })
  const refusal = { code: reply.code, message: reply.message ?? '', value: parse(expected, reply.value) }
  return { ok: false, refusal: refusal as RefusalOf<C> }
}

/** Makes a call whose protocol lists no refusals, and returns its value. */
export async function fetchValue<C extends Call & { refusals: Record<string, never> }>(
  call: C,
  request: RequestInput<C>,
  options: SendOptions = {},
): Promise<ReplyOf<C>> {
  const answer = await callApi(call, request, options)
  if (!answer.ok) throw new CallFailed('shape', { cause: answer.refusal })
  return answer.value
}

/**
 * Sends an encrypted request. If the platform cannot decrypt it, its key or this device's clock may have
 * changed. One retry then uses a newly read key and clock offset.
 */
async function sendSealed(call: Call, content: unknown, options: SendOptions): Promise<unknown> {
  try {
    return await send(call, await sealer.seal(content), options)
  } catch (error) {
    if (!(error instanceof CallFailed && error.code === UNREADABLE)) throw error
    sealer.forgetKey()
    return send(call, await sealer.seal(content), options)
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new CallFailed('shape', { cause: result.issues })
  return result.output
}
