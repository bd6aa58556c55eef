import type { PasswordCheck } from '#server/identity/attempt-limit.ts'
import type { Member } from '#server/identity/sessions.ts'
import { refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { checkPaymentPassword, judgePaymentPassword } from './payment-password.ts'

type PaymentContext = {
  platform: Pick<Platform, 'database'>
  request: { paymentPassword: string }
  now: Date
  looked?: PasswordCheck | null
  who: { member: Member }
}

export async function requirePaymentPassword({
  platform: { database },
  request,
  now,
  looked: before,
  who,
}: PaymentContext) {
  const { member } = who
  const { paymentPassword } = request
  const looked = before ?? (await checkPaymentPassword(database, { member, paymentPassword, now }))
  if (looked === null) return refuse('paymentPassword.unset', {})
  const tried = await judgePaymentPassword(database, { member, looked, now })
  if (tried.outcome === 'throttled')
    return refuse('paymentPassword.throttled', { retryAfter: tried.retryAfter })
  if (tried.outcome === 'wrong') return refuse('paymentPassword.wrong', { guessesLeft: tried.guessesLeft })
  return null
}
