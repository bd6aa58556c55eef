import { registrationSettings } from '#api/auth/registration-settings.ts'
import { clearCached } from '#api/browser/cached-subjects.ts'
import { type Answer, callApi } from '#api/http/call-api.ts'
import type { PublicRule } from '#protocol/auth/registration-settings.ts'
import {
  changePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '#protocol/cashier/payment-password.ts'

/** Returns the operator's rule for payment passwords, or null if it is not published. */
export async function readPaymentPasswordRule(signal: AbortSignal): Promise<PublicRule | null> {
  const { rules } = await registrationSettings(signal)
  return rules.paymentPassword ?? null
}

export type NewPasswordFields = { newPaymentPassword: string; confirmNewPaymentPassword: string }

export type NewPaymentPassword = NewPasswordFields & {
  /** The login password. */
  password: string
}

export type PaymentPasswordAnswer = Answer<typeof setPaymentPassword>

/** Throws `CallFailed`. If the response is lost, the password may have been set anyway. */
export const requestPaymentPassword = (
  request: NewPaymentPassword,
  signal: AbortSignal,
): Promise<PaymentPasswordAnswer> => clearOutdatedRule(callApi(setPaymentPassword, request, { signal }))

/**
 * Clears the tab's cached rule if the platform refuses a password that breaks it, because the cached rule may
 * be outdated (SYS-13).
 */
async function clearOutdatedRule<A extends PaymentPasswordAnswer | ReplacementAnswer>(
  asked: Promise<A>,
): Promise<A> {
  const answer = await asked
  if (!answer.ok && answer.refusal.code === 'paymentPassword.offRules') clearCached('registerRules')
  return answer
}

/** A new payment password, authorised by the old one or by the login password and an SMS code. */
export type PaymentPasswordReplacement = NewPasswordFields &
  (
    | { proof: 'old'; oldPaymentPassword: string }
    | { proof: 'code'; password: string; verificationCode: string }
  )

export type ReplacementAnswer = Answer<typeof changePaymentPassword> | Answer<typeof resetPaymentPassword>

/** Throws `CallFailed`. If the response is lost, the password may have been replaced anyway. */
export const replacePaymentPassword = (
  { proof, ...request }: PaymentPasswordReplacement,
  signal: AbortSignal,
): Promise<ReplacementAnswer> =>
  'oldPaymentPassword' in request
    ? clearOutdatedRule(callApi(changePaymentPassword, request, { signal }))
    : clearOutdatedRule(callApi(resetPaymentPassword, request, { signal }))
