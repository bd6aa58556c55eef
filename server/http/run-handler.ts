import * as v from 'valibot'
import type { Call } from '#protocol/kit/call.ts'
import { checkPaymentPassword } from '#server/cashier/payment-password/payment-password.ts'
import type { Transaction } from '#server/database/database.ts'
import type { PasswordCheck } from '#server/identity/attempt-limit.ts'
import type { Member } from '#server/identity/sessions.ts'
import type { AnyContext, AnyHandler, AnyOutcome } from '#server/platform/handler.ts'
import { answerOnce, isIntentKey } from '#server/platform/idempotency.ts'

/** Why an intent has no outcome: no usable key came with it, the key is another's, or it is being answered just now. */
const failures = {
  missing: { status: 422, code: 'key.missing' },
  reused: { status: 422, code: 'key.reused' },
  underWay: { status: 409, code: 'key.underWay' },
} as const

const withPaymentPassword = v.object({ paymentPassword: v.string() })

type Ran =
  | { ran: true; outcome: AnyOutcome }
  | { ran: false; failure: (typeof failures)[keyof typeof failures] }

/**
 * Runs a call's handler. One that moves money or claims something needs the `Idempotency-Key` of its intent, and works in
 * the transaction in which its answer is kept: what it has written by then stands, also when it refuses.
 */
export async function runHandler(
  { name, call, handler, key }: { name: string; call: Call; handler: AnyHandler; key: string },
  context: AnyContext,
): Promise<Ran> {
  if (!call.idempotent) return { ran: true, outcome: await handler(context) }
  const { who, platform, request, now } = context
  if (!who) throw new Error(`${name} is answered once for each member, and anybody may make it`)
  if (!isIntentKey(key)) return { ran: false, failure: failures.missing }
  const intent = { memberId: who.member.id, key, call: name, request, isSealed: call.sealed, now }
  const looked = await precheckPaymentPassword(who.member, context)
  // Whatever it asks goes over the one connection it has: with all others waiting for it, a second is not to be had.
  const within = (tx: Transaction) => ({ ...platform, database: tx, clock: async () => now })
  const answered = await answerOnce(platform, intent, (tx) =>
    handler({ ...context, looked, platform: within(tx) }),
  )
  return answered.state === 'answered'
    ? { ran: true, outcome: answered.outcome }
    : { ran: false, failure: failures[answered.state] }
}

/** Looks at the payment password, if there is one in the request: it takes its time, which no connection should be held for. */
function precheckPaymentPassword(
  member: Member,
  { platform, request, now }: AnyContext,
): Promise<PasswordCheck | null> {
  const { success, output } = v.safeParse(withPaymentPassword, request)
  if (!success) return Promise.resolve(null)
  return checkPaymentPassword(platform.database, { member, now, ...output })
}
