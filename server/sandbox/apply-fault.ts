import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Language } from '#domain/text/language.ts'
import type { Call } from '#protocol/kit/call.ts'
import type { Fault } from '#protocol/sandbox/faults.ts'
import { refusalMessage } from '#server/refusals/refusal-messages.ts'

const USUAL_WAIT = 300

type Met = { call: Call; language: Language }

/**
 * Applies a fault to a call: waits for the fault's delay, then returns its response. Returns null if the
 * fault is only a delay and the call should continue.
 */
export async function applyFault(context: Context, fault: Fault, met: Met): Promise<Response | null> {
  if (fault.delay > 0) await holdBack(fault.delay, context.req.raw.signal)
  const fail = (status: ContentfulStatusCode, code: string, headers = {}) =>
    context.json({ success: false, code: fault.code ?? code }, status, headers)
  switch (fault.kind) {
    case 'error':
      return fail(500, 'server.failed')
    case 'throttled':
      return fail(429, 'call.throttled', comingBackIn(fault.value))
    case 'unauthorised':
      return fail(401, 'session.ended')
    case 'forbidden':
      return fail(403, 'call.forbidden')
    case 'conflict':
      return fail(409, 'request.repeated')
    case 'malformed':
      return context.json({ success: true, value: { nothing: 'as promised' } })
    case 'lost':
      return cutLine(context)
    case 'refusal':
      return refuse(context, fault, met)
    case 'value':
      return context.json({ success: true, value: fault.value })
    default:
      return null
  }
}

export function cutLine(context: Context): Response {
  const { outgoing } = context.env as { outgoing?: ServerResponse }
  outgoing?.destroy()
  return new Response(null, { status: 500 })
}

/** Returns a refusal. Its message is empty if the protocol does not list the code for this call. */
function refuse(context: Context, { code, value }: Fault, { call, language }: Met): Response {
  const isListed = code !== null && Object.hasOwn(call.refusals, code)
  const message = isListed ? refusalMessage(code, value, language) : ''
  return context.json({ success: false, code: code ?? '', message, value })
}

function comingBackIn(value: unknown): { [header: string]: string } {
  if (typeof value === 'object' && value !== null && 'retryAfter' in value) {
    return value.retryAfter === null ? {} : { 'retry-after': String(value.retryAfter) }
  }
  return { 'retry-after': String(USUAL_WAIT) }
}

/** Waits, unless the client disconnects first. */
function holdBack(milliseconds: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    gone.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
