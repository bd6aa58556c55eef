import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { Fault } from '#contract/sandbox.ts'

/** Holds the answer back and, for the faults that replace it, answers; null when the call goes on. */
export async function applyFault(context: Context, fault: Fault): Promise<Response | null> {
  if (fault.delay > 0) await new Promise((resolve) => setTimeout(resolve, fault.delay))
  switch (fault.kind) {
    case 'error':
      return context.json({ success: false, code: 'server.failed' }, 500)
    case 'throttled':
      return context.json({ success: false, code: 'call.throttled' }, 429, { 'retry-after': '300' })
    case 'unauthorised':
      return context.json({ success: false, code: 'session.ended' }, 401)
    case 'malformed':
      return context.json({ success: true, value: { nothing: 'as promised' } })
    case 'refusal':
      return context.json({ success: false, code: fault.code ?? '', message: '', value: fault.value })
    default:
      return null
  }
}

/** Breaks the line in place of an answer; the work is done. */
export function cutLine(context: Context): Response {
  const { outgoing } = context.env as { outgoing?: ServerResponse }
  outgoing?.destroy()
  return new Response(null, { status: 500 })
}
