import * as v from 'valibot'
import wretch, { type Wretch, type WretchError } from 'wretch'
import { sessionToken } from '#api/browser/session-storage.ts'
import type { Call } from '#protocol/kit/call.ts'
import { envelope } from '#protocol/kit/envelope.ts'
import type { FailureReason } from '#protocol/kit/failure-reason.ts'
import { emitApiEvent } from './api-events.ts'
import { CallFailed } from './call-failed.ts'
import { clientId } from './client-id.ts'
import { languageTag, settings } from './settings.ts'

export type SendOptions = {
  signal?: AbortSignal
  /**
   * The idempotency key. It is created once per intent. Calls that move money or claim something require it.
   */
  idempotencyKey?: string
  /** Replaces this tab's session token for this call. */
  token?: string
}

/** The timeout of a call, in ms. */
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
 * Codes that are more specific than their HTTP status: either the site is closed, or the request was rejected
 * before it was processed.
 */
const reasonOfCode = new Map<string, FailureReason>([
  ['system.closed', 'closed'],
  ['client.busy', 'busy'],
  ['server.busy', 'busy'],
])
const CHANGE_NEEDED = 'password.changeNeeded'

/**
 * Sends a request and returns the parsed JSON. Every error throws `CallFailed`, except that an abort through
 * `signal` throws the abort error.
 */
export async function send(call: Call, request: unknown, options: SendOptions): Promise<unknown> {
  const { signal, token = sessionToken() } = options
  const { platform } = settings()
  const patience = AbortSignal.timeout(PATIENCE)
  const client = wretch(platform + call.path + (isInQuery(call) ? query(request) : ''))
    .headers(headersOf(token, options.idempotencyKey))
    .options({ signal: signal ? AbortSignal.any([signal, patience]) : patience })
  try {
    return await withBody(client, call, request).fetch(call.method).json()
  } catch (error) {
    if (signal?.aborted) throw error
    const failure = failureOf(error, patience.aborted)
    broadcastAuthFailure(failure, token)
    throw failure
  }
}

const isInQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE'

function withBody(client: Wretch, call: Call, request: unknown): Wretch {
  if (isInQuery(call)) return client
  if (!call.form) return client.json(request as object)
  return client.content('application/x-www-form-urlencoded').body(textFields(request).toString())
}

export function headersOf(token: string | null, idempotencyKey: string | undefined): Record<string, string> {
  return {
    'accept-language': languageTag(),
    'client-id': clientId(),
    ...(token === null ? {} : { token }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
}

/**
 * Emits a page-wide event for a closed site or an authentication error. Authentication errors are ignored if
 * this tab has already replaced the token.
 */
export function broadcastAuthFailure({ reason, code }: CallFailed, token: string | null): void {
  if (reason === 'closed') emitApiEvent('system.closed')
  if (token === null || token !== sessionToken()) return
  if (reason === 'unauthorised') emitApiEvent('session.refused')
  if (reason === 'forbidden' && code === CHANGE_NEEDED) emitApiEvent('password.changeNeeded')
}

export function failureOf(error: unknown, outOfPatience: boolean): CallFailed {
  if (outOfPatience) return new CallFailed('timeout', { cause: error })
  if (error instanceof SyntaxError) return new CallFailed('shape', { cause: error })
  if (!isHttpFailure(error)) return new CallFailed('offline', { cause: error })
  const seconds = Number(error.response.headers.get('retry-after') ?? 0)
  const code = codeIn(error.message)
  const reason = reasonOfCode.get(code) ?? reasonOfStatus[error.status] ?? 'server'
  return new CallFailed(reason, { retryAfter: seconds * 1000, code, cause: error })
}

function isHttpFailure(error: unknown): error is WretchError {
  return error instanceof Error && 'response' in error
}

/**
 * Returns the platform's error code in a response body. It is empty if there is none, since proxies may send
 * errors in other formats.
 */
function codeIn(body: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), body)
  return parsed.success ? (parsed.output.code ?? '') : ''
}

function query(request: unknown): string {
  const fields = textFields(request).toString()
  return fields === '' ? '' : `?${fields}`
}

function textFields(request: unknown): URLSearchParams {
  const entries = Object.entries(request as Record<string, unknown>)
  const given = entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
  return new URLSearchParams(given)
}
