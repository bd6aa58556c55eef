import {
  changePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '#contract/payment-password.ts'
import { type Answer, ask } from './ask.ts'

export type NewPasswordFields = { newPaymentPassword: string; confirmNewPaymentPassword: string }

export type NewPaymentPassword = NewPasswordFields & {
  /** The password that the member logs in with. */
  password: string
}

export type PaymentPasswordAnswer = Answer<typeof setPaymentPassword>

/** Sets a payment password where there is none. Throws `CallFailed`; after a lost answer it may be set. */
export const requestPaymentPassword = (
  request: NewPaymentPassword,
  signal: AbortSignal,
): Promise<PaymentPasswordAnswer> => ask(setPaymentPassword, request, { signal })

/** A new payment password with what shows that it is the member who asks: the one before, or password and texted code. */
export type PaymentPasswordReplacement = NewPasswordFields &
  (
    | { proof: 'old'; oldPaymentPassword: string }
    | { proof: 'code'; password: string; verificationCode: string }
  )

export type ReplacementAnswer = Answer<typeof changePaymentPassword> | Answer<typeof resetPaymentPassword>

/** Replaces the payment password. Throws `CallFailed`; after a lost answer it may be replaced. */
export const replacePaymentPassword = (
  { proof, ...request }: PaymentPasswordReplacement,
  signal: AbortSignal,
): Promise<ReplacementAnswer> =>
  'oldPaymentPassword' in request
    ? ask(changePaymentPassword, request, { signal })
    : ask(resetPaymentPassword, request, { signal })
