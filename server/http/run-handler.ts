import * as v from 'valibot'
import type { Call } from '#protocol/kit/call.ts'
import { checkPaymentPassword } from '#server/cashier/payment-password/payment-password.ts'
import type { Transaction } from '#server/database/database.ts'
import type { PasswordCheck } from '#server/identity/attempt-limit.ts'
import type { Member } from '#server/identity/sessions.ts'
import type { AnyContext, AnyHandler, AnyOutcome } from '#server/platform/handler.ts'
import { isIdempotencyKey, runIdempotently } from '#server/platform/idempotency.ts'

/**
 * Why an idempotency key gives no result: it is missing, it was used for another request, or its request is
 * in progress.
 */
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
 * Runs a handler. Calls that move money or claim something need an `Idempotency-Key`, and run in the
 * transaction that stores their reply. The handler's writes are committed even after a refusal.
 */
export async function runHandler(
  { name, call, handler, key }: { name: string; call: Call; handler: AnyHandler; key: string },
  context: AnyContext,
): Promise<Ran> {
  if (!call.idempotent) return { ran: true, outcome: await handler(context) }
  const { who, platform, request, now } = context
  if (!who) throw new Error(`${name} is idempotent per member, so it needs a login`)
  if (!isIdempotencyKey(key)) return { ran: false, failure: failures.missing }
  const intent = { memberId: who.member.id, key, call: name, request, isSealed: call.sealed, now }
  const looked = await precheckPaymentPassword(who.member, context)
  // Run all queries on the transaction's connection. Taking a second connection could deadlock when the pool
  // is exhausted.
  const within = (tx: Transaction) => ({ ...platform, database: tx, clock: async () => now })
  const answered = await runIdempotently(platform, intent, (tx) =>
    handler({ ...context, looked, platform: within(tx) }),
  )
  return answered.state === 'answered'
    ? { ran: true, outcome: answered.outcome }
    : { ran: false, failure: failures[answered.state] }
}

/**
 * Checks a request's payment password before the transaction, as hashing is slow and must not hold a
 * connection. Null if the request has none.
 */
function precheckPaymentPassword(
  member: Member,
  { platform, request, now }: AnyContext,
): Promise<PasswordCheck | null> {
  const { success, output } = v.safeParse(withPaymentPassword, request)
  if (!success) return Promise.resolve(null)
  return checkPaymentPassword(platform.database, { member, now, ...output })
}
