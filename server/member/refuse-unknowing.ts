import { refuse } from '../handler.ts'
import type { Platform } from '../platform.ts'
import type { Member } from '../session/sessions.ts'
import { tryPaymentPassword } from './payment-password.ts'

type Asked = {
  platform: Pick<Platform, 'database'>
  request: { paymentPassword: string }
  now: Date
  who: { member: Member }
}

/** The refusal of whoever does not know the member's payment password, which counts the guess; null for who knows it. */
export async function refuseUnknowing({ platform, request, now, who: { member } }: Asked) {
  if (member.paymentPasswordHash === null) return refuse('paymentPassword.unset', {})
  const { paymentPassword } = request
  const tried = await tryPaymentPassword(platform.database, { member, paymentPassword, now })
  if (tried.outcome === 'throttled')
    return refuse('paymentPassword.throttled', { retryAfter: tried.retryAfter })
  if (tried.outcome === 'wrong') return refuse('paymentPassword.wrong', { guessesLeft: tried.guessesLeft })
  return null
}
