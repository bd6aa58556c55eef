import * as v from 'valibot'
import wretch, { type WretchError } from 'wretch'
import type { Call, RefusalOf, ReplyOf, RequestInput } from '#contract/call.ts'
import { envelope } from '#contract/envelope.ts'
import { CallFailed, type FailureReason } from './call-failed.ts'
import { settings } from './settings.ts'

/** What a call came back with: its value, or a refusal that the contract lists. */
export type Answer<C extends Call> = { ok: true; value: ReplyOf<C> } | { ok: false; refusal: RefusalOf<C> }

/** Milliseconds without an answer after which a call counts as timed out. */
const PATIENCE = 15_000

const reasonOfStatus: Record<number, FailureReason> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  422: 'invalid',
  429: 'throttled',
}

/**
 * Makes a call of the contract. Foreseen refusals come back as values; a broken line, an HTTP failure or a
 * reply off its schema throws `CallFailed`.
 */
async function ask<C extends Call>(
  call: C,
  request: RequestInput<C>,
  options: { signal?: AbortSignal } = {},
): Promise<Answer<C>> {
  const body = await send(call, v.parse(call.request, request), options.signal)
  const reply = parse(envelope, body)
  if (reply.success) return { ok: true, value: parse(call.reply, reply.value) as ReplyOf<C> }
  const expected = call.refusals[reply.code ?? '']
  if (!expected) throw new CallFailed('shape', { cause: reply })
  const refusal = { code: reply.code, message: reply.message ?? '', value: parse(expected, reply.value) }
  return { ok: false, refusal: refusal as RefusalOf<C> }
}

/** Makes a call that the business never refuses and gives its value. */
export async function read<C extends Call & { refusals: Record<string, never> }>(
  call: C,
  request: RequestInput<C>,
  options: { signal?: AbortSignal } = {},
): Promise<ReplyOf<C>> {
  const answer = await ask(call, request, options)
  if (!answer.ok) throw new CallFailed('shape', { cause: answer.refusal })
  return answer.value
}

async function send(call: Call, request: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  const { platform, language } = settings()
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const url = platform + call.path + (inQuery ? query(request) : '')
  const patience = AbortSignal.timeout(PATIENCE)
  const client = wretch(url)
    .headers({ 'accept-language': language })
    .options({ signal: signal ? AbortSignal.any([signal, patience]) : patience })
  try {
    return await (inQuery ? client : client.json(request as object)).fetch(call.method).json()
  } catch (error) {
    if (signal?.aborted) throw error
    throw failure(error, patience.aborted)
  }
}

function failure(error: unknown, outOfPatience: boolean): CallFailed {
  if (outOfPatience) return new CallFailed('timeout', { cause: error })
  if (error instanceof SyntaxError) return new CallFailed('shape', { cause: error })
  if (!isHttpFailure(error)) return new CallFailed('offline', { cause: error })
  const seconds = Number(error.response.headers.get('retry-after') ?? 0)
  const reason = reasonOfStatus[error.status] ?? 'server'
  return new CallFailed(reason, { retryAfter: seconds * 1000, cause: error })
}

function isHttpFailure(error: unknown): error is WretchError {
  return error instanceof Error && 'response' in error
}

function query(request: unknown): string {
  const entries = Object.entries(request as Record<string, unknown>)
  const given = entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new CallFailed('shape', { cause: result.issues })
  return result.output
}
