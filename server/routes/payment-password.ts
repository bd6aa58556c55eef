import type { setPaymentPassword } from '#contract/payment-password.ts'
import { accept, type Handler, refuse } from '../handler.ts'
import { tryOwnPassword } from '../member/own-password.ts'
import { paymentPasswordFault, setFirstPaymentPassword } from '../member/payment-password.ts'

/** What can be held against the new payment password costs no guess at the password. */
export const setPaymentPasswordHandler: Handler<typeof setPaymentPassword> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const { password, newPaymentPassword } = request
  const { member } = who
  if (member.paymentPasswordHash !== null) return refuse('paymentPassword.alreadySet', {})
  if (newPaymentPassword !== request.confirmNewPaymentPassword)
    return refuse('paymentPassword.confirmationDiffers', {})
  const lengths = await paymentPasswordFault(database, newPaymentPassword)
  if (lengths) return refuse('paymentPassword.offRules', lengths)
  if (newPaymentPassword === password) return refuse('paymentPassword.sameAsPassword', {})
  const tried = await tryOwnPassword(database, { member, password, now })
  if (tried.outcome === 'throttled') return refuse('password.throttled', { retryAfter: tried.retryAfter })
  if (tried.outcome === 'wrong') return refuse('password.wrong', { guessesLeft: tried.guessesLeft })
  const isSet = await setFirstPaymentPassword(database, member.id, newPaymentPassword)
  return isSet ? accept({}) : refuse('paymentPassword.alreadySet', {})
}
