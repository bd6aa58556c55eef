import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { readMemberInfo } from '#contract/member.ts'
import { readClock } from '#contract/platform-clock.ts'
import type { Fault } from '#contract/sandbox.ts'
import { readPublicKey } from '#contract/sealed.ts'
import { logout } from '#contract/session.ts'
import { askSocketTicket } from '#contract/socket.ts'
import { status } from '#contract/system.ts'
import { MAX_BYTES } from '#contract/uploads.ts'
import { readSiteConfiguration } from '#contract/whitelabel.ts'
import { admit, type NotAdmitted } from './admit.ts'
import { callerOf } from './caller.ts'
import { allowOrigins } from './cross-origin.ts'
import type { AnyHandler, Caller, Who } from './handler.ts'
import { handlers } from './handlers.ts'
import { limitBody } from './limit-body.ts'
import { clientOf, clientOfMember } from './load/client-of.ts'
import type { Client } from './load/fair-queue.ts'
import { onReserved, type Platform } from './platform.ts'
import { openRequest, readSent } from './read-request.ts'
import { refusalMessage } from './refusal-messages.ts'
import { runHandler } from './run-handler.ts'
import { applyFault, cutLine } from './sandbox/apply-fault.ts'
import { meetFault } from './sandbox/faults.ts'

/** Largest accepted body, in bytes; of one with a file, room is left for what is told to be too large. */
const limit = limitBody(64 * 1024)
const limitWithFile = limitBody(2 * MAX_BYTES)

/** Puts every call of the contract on the platform. */
export function serveCalls(app: Hono, platform: Platform): void {
  for (const path of paths) app.use(path, allowOrigins(platform))
  for (const [name, call] of Object.entries<Call>(calls)) {
    const handler = handlers[name as keyof typeof calls] as AnyHandler
    app.on(call.method, call.path, call.multipart ? limitWithFile : limit, async (context) => {
      const client = clientOf(context, platform)
      const meet = () => meetFault(platform.reserved, name)
      const fault = platform.sandbox ? await platform.queues.reads.run(client, meet) : null
      const { language } = callerOf(context, platform)
      const instead = fault ? await applyFault(context, fault, { call, language }) : null
      return instead ?? (await answer(context, { name, call, handler, platform, fault, client }))
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
  fault: Fault | null
  client: Client
}

/** Short calls that every page begins with: they are answered on connections that slow work cannot take. */
const shortCalls = new Set<Call>([
  status,
  readSiteConfiguration,
  readPublicKey,
  readClock,
  readMemberInfo,
  askSocketTicket,
  logout,
])

async function answer(context: Context, serving: Serving): Promise<Response> {
  const { call, platform, client } = serving
  const { reads, uploads } = platform.queues
  const caller = callerOf(context, platform)
  const token = context.req.header('token') ?? ''
  const admitNow = () =>
    reads.run(client, async () => {
      const now = await platform.clock()
      return { now, admission: await admit({ call, platform, caller, now, token }) }
    })
  const receive = async () => {
    // A file is large: it is not read from a client that may not send it.
    const early = (await admitNow()).admission
    return early.admitted ? { sent: await readSent(context, call) } : { refused: early }
  }
  const received = call.multipart
    ? await uploads.run(client, receive)
    : { sent: await readSent(context, call) }
  if ('refused' in received) return notAdmitted(context, received.refused)
  // A call is made when all of it is there: nothing that ends meanwhile waits for one that comes in slowly.
  const { now, admission } = await admitNow()
  if (!admission.admitted) return notAdmitted(context, admission)
  const { who } = admission
  const admitted = { context, serving, sent: received.sent, caller, now, who }
  if (shortCalls.has(call)) return reads.run(client, () => work(admitted))
  const worker = who ? clientOfMember(client, who.member.id) : client
  return platform.queues.work.run(worker, () => work(admitted))
}

type Admitted = {
  context: Context
  serving: Serving
  sent: unknown
  caller: Caller
  now: Date
  who: Who | null
}

async function work({ context, serving, sent, caller, now, who }: Admitted): Promise<Response> {
  const { call, fault } = serving
  const platform = shortCalls.has(call) ? onReserved(serving.platform) : serving.platform
  const read = await openRequest(sent, call, platform, now)
  if (read.outcome !== 'read') {
    return context.json(failed(`request.${read.outcome}`), read.outcome === 'repeated' ? 409 : 422)
  }
  const request = v.safeParse(call.request, read.fields)
  if (!request.success) return context.json(failed('request.invalid', fieldsOf(request.issues)), 422)
  const key = context.req.header('idempotency-key') ?? ''
  const asked = { request: request.output, caller, now, platform, who }
  const run = await runHandler({ ...serving, key }, asked)
  if (!run.ran) return context.json(failed(run.failure.code), run.failure.status)
  const { outcome } = run
  if (fault?.kind === 'cut') return cutLine(context)
  if (outcome.success)
    return context.json({ success: true, value: v.parse(call.reply, outcome.value) } satisfies Envelope)
  const refusal = call.refusals[outcome.code]
  if (!refusal) throw new Error(`${call.path} refused with ${outcome.code}, which its contract does not list`)
  const { code } = outcome
  const message = refusalMessage(code, outcome.value, caller.language)
  return context.json({
    success: false,
    code,
    message,
    value: v.parse(refusal, outcome.value),
  } satisfies Envelope)
}

const notAdmitted = (context: Context, { code, value, status }: NotAdmitted): Response =>
  context.json(failed(code, value), status)

const failed = (code: string, value?: unknown): Envelope => ({ success: false, code, value })

/** Names of the fields that were off, each once, never what was in them. */
const fieldsOf = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) => ({
  fields: [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))],
})
