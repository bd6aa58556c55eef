import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { type Language, languages } from '#contract/operator-config.ts'
import type { Caller, Handler } from './handler.ts'
import { handlers } from './handlers.ts'
import type { Platform } from './platform.ts'

/** Largest accepted body, in bytes; uploads have calls of their own. */
const MAX_BODY = 64 * 1024

const limit = bodyLimit({
  maxSize: MAX_BODY,
  onError: (context) => context.json(failed('request.tooLarge'), 422),
})

/** Puts every call of the contract on the platform. */
export function serveCalls(app: Hono, platform: Platform): void {
  for (const [name, call] of Object.entries<Call>(calls)) {
    const handler = handlers[name as keyof typeof calls] as unknown as Handler<Call>
    app.on(call.method, call.path, limit, (context) => answer(context, call, handler, platform))
  }
}

async function answer(context: Context, call: Call, handler: Handler<Call>, platform: Platform) {
  const sent = await readRequest(context, call)
  if (sent === undefined) return context.json(failed('request.unreadable'), 422)
  const request = v.safeParse(call.request, sent)
  if (!request.success) return context.json(failed('request.invalid', paths(request.issues)), 422)
  const outcome = await handler({ request: request.output, caller: callerOf(context, platform), platform })
  if (outcome.success) {
    return context.json({ success: true, value: v.parse(call.reply, outcome.value) } satisfies Envelope)
  }
  const refusal = call.refusals[outcome.code]
  if (!refusal) throw new Error(`${call.path} refused with ${outcome.code}, which its contract does not list`)
  const { code } = outcome
  return context.json({ success: false, code, value: v.parse(refusal, outcome.value) } satisfies Envelope)
}

/** What was sent, or undefined when it cannot be read. */
async function readRequest(context: Context, call: Call): Promise<unknown> {
  if (call.method === 'GET' || call.method === 'DELETE') return context.req.query()
  try {
    return await context.req.json()
  } catch {
    return undefined
  }
}

const failed = (code: string, value?: unknown): Envelope => ({ success: false, code, value })

/** Names of the fields that were off, never what was in them. */
const paths = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) => ({
  fields: issues.map((issue) => v.getDotPath(issue) ?? ''),
})

function callerOf(context: Context, platform: Platform): Caller {
  return { ip: getConnInfo(context).remote.address ?? '', language: languageOf(context, platform) }
}

function languageOf(context: Context, platform: Platform): Language {
  const asked = context.req.header('accept-language')?.slice(0, 2)
  return languages.find((language) => language === asked) ?? platform.operator.defaultLanguage
}
