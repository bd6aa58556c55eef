import { setPaymentPassword } from '#contract/payment-password.ts'
import { type Answer, ask } from './ask.ts'

export type NewPaymentPassword = {
  /** The password that the member logs in with. */
  password: string
  newPaymentPassword: string
  confirmNewPaymentPassword: string
}

export type PaymentPasswordAnswer = Answer<typeof setPaymentPassword>

/** Sets a payment password where there is none. Throws `CallFailed`; after a lost answer it may be set. */
export const requestPaymentPassword = (
  request: NewPaymentPassword,
  signal: AbortSignal,
): Promise<PaymentPasswordAnswer> => ask(setPaymentPassword, request, { signal })
