import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Language } from '#domain/text/language.ts'
import { readMemberInfo } from '#protocol/account/member.ts'
import { logout } from '#protocol/auth/session.ts'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import type { Envelope } from '#protocol/kit/envelope.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import type { Fault } from '#protocol/sandbox/faults.ts'
import { readClock } from '#protocol/site/platform-clock.ts'
import { readSiteConfiguration } from '#protocol/site/site-configuration.ts'
import { createSocketTicket } from '#protocol/site/socket.ts'
import { status } from '#protocol/site/system-status.ts'
import type { Database } from '#server/database/database.ts'
import type { Who } from '#server/identity/who.ts'
import type { Client } from '#server/load/fair-queue.ts'
import type { AnyHandler, AnyOutcome, Handlers, RequestOrigin } from '#server/platform/handler.ts'
import { onReserved, type Platform } from '#server/platform/platform.ts'
import { refusalMessage } from '#server/refusals/refusal-messages.ts'
import { clientOf, clientOfMember } from '#server/requests/client-of.ts'
import { limitBody } from '#server/requests/limit-body.ts'
import { openRequest, readSent } from '#server/requests/read-request.ts'
import { requestOriginOf } from '#server/requests/request-origin.ts'
import { limitDeclaredLength, type Received, receiveFile } from '#server/support/uploads/receive-file.ts'
import { type Authorization, authorize, type Denial } from './authorize.ts'
import { allowOrigins } from './cross-origin.ts'
import { runHandler } from './run-handler.ts'

/** Limits the body of a call without a file to 64 KiB. */
const limit = limitBody(64 * 1024)

export type Faults = {
  /** Takes the next injected fault for this call; null if there is none. */
  meet(database: Database, call: string): Promise<Fault | null>
  /** Delays the response, and may replace it. Null if the call should continue. */
  apply(context: Context, fault: Fault, met: { call: Call; language: Language }): Promise<Response | null>
  cut(context: Context): Response
}

/** Registers all calls. `faults` is null without the sandbox. */
export function serveCalls(
  app: Hono,
  platform: Platform,
  { handlers, faults }: { handlers: Handlers<typeof calls>; faults: Faults | null },
): void {
  for (const path of paths) app.use(path, allowOrigins(platform))
  for (const [name, call] of Object.entries<Call>(calls)) {
    const handler = handlers[name as keyof typeof calls] as AnyHandler
    app.on(call.method, call.path, call.multipart ? limitDeclaredLength : limit, async (context) => {
      const client = clientOf(context, platform)
      const fault = faults
        ? await platform.queues.reads.run(client, () => faults.meet(platform.reserved, name))
        : null
      const { language } = requestOriginOf(context, platform)
      const instead = fault && faults ? await faults.apply(context, fault, { call, language }) : null
      const cut = fault?.kind === 'cut' && faults ? faults.cut : null
      return instead ?? (await answer(context, { name, call, handler, platform, cut, client }))
    })
  }
  for (const path of paths) app.all(path, (context) => refuseMethod(context, path))
}

const paths = new Set(Object.values<Call>(calls).map(({ path }) => path))

function refuseMethod(context: Context, path: string): Response {
  const allowed = Object.values<Call>(calls).flatMap((call) => (call.path === path ? [call.method] : []))
  return context.json(failed('call.methodUnknown'), 405, { allow: allowed.join(', ') })
}

type Serving = {
  name: string
  call: Call
  handler: AnyHandler
  platform: Platform
  cut: Faults['cut'] | null
  client: Client
}

/**
 * Short calls. A page makes most of them when it opens. They use reserved connections, which slow work cannot
 * exhaust.
 */
const shortCalls = new Set<Call>([
  status,
  readSiteConfiguration,
  readPublicKey,
  readClock,
  readMemberInfo,
  createSocketTicket,
  logout,
])

async function answer(context: Context, serving: Serving): Promise<Response> {
  const { call, platform, client } = serving
  const { reads } = platform.queues
  const caller = requestOriginOf(context, platform)
  const token = context.req.header('token') ?? ''
  const authorizeNow = () =>
    reads.run(client, async () => {
      const now = await platform.clock()
      return { now, authorization: await authorize({ call, platform, caller, now, token }) }
    })
  const received = call.multipart
    ? await receiveAuthorized(context, serving, (await authorizeNow()).authorization)
    : { sent: await readSent(context, call) }
  if ('instead' in received) return received.instead
  if ('refusal' in received) return answerOf(context, serving, received.refusal)
  // Read the clock only after the whole body has arrived. Otherwise, a slow request could use something that
  // has expired in the meantime.
  const { now, authorization } = await authorizeNow()
  if (!authorization.authorized) return denied(context, authorization)
  const { who } = authorization
  const authorized = { context, serving, sent: received.sent, caller, now, who }
  if (shortCalls.has(call)) return reads.run(client, () => work(authorized))
  const worker = who ? clientOfMember(client, who.member.id) : client
  return platform.queues.work.run(worker, () => work(authorized))
}

/** Reads a body that contains a file, but only if the client is authorized. */
async function receiveAuthorized(
  context: Context,
  serving: Serving,
  authorization: Authorization,
): Promise<Received> {
  const { call, platform, client } = serving
  if (!authorization.authorized) return { instead: denied(context, authorization) }
  if (!authorization.who) throw new Error(`${call.path} accepts files, so it needs a login`)
  const memberId = authorization.who.member.id
  return receiveFile({ context, call, platform, client: clientOfMember(client, memberId), memberId })
}

type AuthorizedCall = {
  context: Context
  serving: Serving
  sent: unknown
  caller: RequestOrigin
  now: Date
  who: Who | null
}

async function work({ context, serving, sent, caller, now, who }: AuthorizedCall): Promise<Response> {
  const { call, cut } = serving
  const platform = shortCalls.has(call) ? onReserved(serving.platform) : serving.platform
  const read = await openRequest(sent, call, platform, now)
  if (read.outcome !== 'read') {
    return context.json(failed(`request.${read.outcome}`), read.outcome === 'repeated' ? 409 : 422)
  }
  const request = v.safeParse(call.request, read.fields)
  if (!request.success) return context.json(failed('request.invalid', fieldsOf(request.issues)), 422)
  const key = context.req.header('idempotency-key') ?? ''
  const invocation = { request: request.output, caller, now, platform, who }
  const run = await runHandler({ ...serving, key }, invocation)
  if (!run.ran) return context.json(failed(run.failure.code), run.failure.status)
  const { outcome } = run
  if (cut) return cut(context)
  return answerOf(context, serving, outcome)
}

function answerOf(context: Context, { call, platform }: Serving, outcome: AnyOutcome): Response {
  if (outcome.success)
    return context.json({ success: true, value: v.parse(call.reply, outcome.value) } satisfies Envelope)
  const { code } = outcome
  const refusal = call.refusals[code]
  if (!refusal) throw new Error(`${call.path} refused with ${code}, which its contract does not list`)
  const value = v.parse(refusal, outcome.value)
  const message = refusalMessage(code, outcome.value, requestOriginOf(context, platform).language)
  return context.json({ success: false, code, message, value } satisfies Envelope)
}

const denied = (context: Context, { code, value, status }: Denial): Response =>
  context.json(failed(code, value), status)

const failed = (code: string, value?: unknown): Envelope => ({ success: false, code, value })

/** Unique names of the invalid fields, without their values. */
const fieldsOf = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) => ({
  fields: [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))],
})
