import { isSamePassword } from '#domain/auth/password.ts'
import { paymentDigits } from '#domain/cashier/payment-digits.ts'
import { isGuessable } from '#domain/text/guessable-digits.ts'
import { contactCodeLimit, tryContactCode } from '#server/auth/challenges/contact-code.ts'
import type { Database } from '#server/database/database.ts'
import { tryOwnPassword } from '#server/identity/own-password.ts'
import { isPassword } from '#server/identity/password-hash.ts'
import type { Member } from '#server/identity/sessions.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { paymentPasswordFault, paymentPasswordLimit, putPaymentPassword } from './payment-password.ts'
import { requirePaymentPassword } from './require-payment-password.ts'

type NewOne = { newPaymentPassword: string; confirmNewPaymentPassword: string }

/** Validates the new payment password first, so that an invalid one uses up no guess. */
async function refuseNewOne(database: Database, { newPaymentPassword, ...request }: NewOne) {
  if (!isSamePassword(newPaymentPassword, request.confirmNewPaymentPassword))
    return refuse('paymentPassword.confirmationDiffers', {})
  const lengths = await paymentPasswordFault(database, newPaymentPassword)
  if (lengths) return refuse('paymentPassword.offRules', lengths)
  return isGuessable(newPaymentPassword) ? refuse('paymentPassword.guessable', {}) : null
}

async function refuseStranger(
  database: Database,
  { member, password, now }: { member: Member; password: string; now: Date },
) {
  const tried = await tryOwnPassword(database, { member, password, now })
  if (tried.outcome === 'throttled') return refuse('password.throttled', { retryAfter: tried.retryAfter })
  return tried.outcome === 'wrong' ? refuse('password.wrong', { guessesLeft: tried.guessesLeft }) : null
}

export const setPaymentPassword: HandlerOf<'setPaymentPassword'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const { password, newPaymentPassword: paymentPassword } = request
  const { member } = who
  if (member.paymentPasswordHash !== null) return refuse('paymentPassword.alreadySet', {})
  const fault = await refuseNewOne(database, request)
  if (fault) return fault
  if (isSamePassword(paymentPassword, password)) return refuse('paymentPassword.sameAsPassword', {})
  const refusal = await refuseStranger(database, { member, password, now })
  if (refusal) return refusal
  const isSet = await putPaymentPassword(database, { member, paymentPassword, how: 'set', now })
  return isSet ? accept({}) : refuse('paymentPassword.alreadySet', {})
}

/**
 * MEM-02. Checks the current payment password first: only the owner may learn that the new password equals
 * the current one or the login password.
 */
export const changePaymentPassword: HandlerOf<'changePaymentPassword'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const { oldPaymentPassword, newPaymentPassword: paymentPassword } = request
  const { member } = who
  const fault = await refuseNewOne(database, request)
  if (fault) return fault
  const check = { platform, request: { paymentPassword: oldPaymentPassword }, now, who }
  const refusal = await requirePaymentPassword(check)
  if (refusal) return refusal
  if (isSamePassword(paymentPassword, paymentDigits(oldPaymentPassword)))
    return refuse('paymentPassword.unchanged', {})
  if (await isPassword(member.passwordHash, paymentPassword))
    return refuse('paymentPassword.sameAsPassword', {})
  const isPut = await putPaymentPassword(database, { member, paymentPassword, how: 'changed', now })
  // The old payment password was correct when checked, but another request has replaced it since.
  return isPut ? accept({}) : refuse('paymentPassword.wrong', { guessesLeft: paymentPasswordLimit.allowed })
}

/** MEM-02. Requires the login password too, so that the SMS code alone is not enough. */
export const resetPaymentPassword: HandlerOf<'resetPaymentPassword'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const { password, verificationCode: code, newPaymentPassword: paymentPassword } = request
  const { member } = who
  if (member.paymentPasswordHash === null) return refuse('paymentPassword.unset', {})
  if (member.mobile === null) return refuse('paymentPassword.noMobile', {})
  const fault = await refuseNewOne(database, request)
  if (fault) return fault
  if (isSamePassword(paymentPassword, password)) return refuse('paymentPassword.sameAsPassword', {})
  const refusal = await refuseStranger(database, { member, password, now })
  if (refusal) return refusal
  const proof = { recipient: member.mobile, purpose: 'paymentPassword', code } as const
  const tried = await tryContactCode(database, { memberId: member.id, ...proof, now })
  if (tried.outcome === 'throttled')
    return refuse('paymentPassword.codesThrottled', { retryAfter: tried.retryAfter })
  if (tried.outcome === 'wrong')
    return refuse('paymentPassword.codeWrong', { guessesLeft: tried.guessesLeft })
  const isPut = await putPaymentPassword(database, { member, paymentPassword, how: 'reset', now })
  // Another request has replaced the payment password since, and the code is used up.
  return isPut ? accept({}) : refuse('paymentPassword.codeWrong', { guessesLeft: contactCodeLimit.allowed })
}
