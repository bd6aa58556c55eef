import * as v from 'valibot'
import { verificationCode } from '#domain/auth/mobile-number.ts'
import { maxPasswordLength, password } from '#domain/auth/password.ts'
import { paymentDigits } from '#domain/cashier/payment-digits.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled, wrongGuess } from '#protocol/kit/throttled.ts'

/**
 * The second password, required for withdrawals and transfers. It is sent only in sealed calls. It is not
 * normalised here, because older hashes may have been computed from the text as typed.
 */
export const paymentPassword = v.pipe(password, maxPasswordLength(64))

export const paymentPasswordRefusals = {
  'paymentPassword.wrong': wrongGuess,
  'paymentPassword.unset': v.object({}),
  'paymentPassword.throttled': throttled,
}

const chosen = v.pipe(paymentPassword, v.transform(paymentDigits))

const newPaymentPassword = { newPaymentPassword: chosen, confirmNewPaymentPassword: chosen }

const newOneRefused = {
  'paymentPassword.confirmationDiffers': v.object({}),
  'paymentPassword.offRules': v.object({ minLength: v.number(), maxLength: v.number() }),
  /** One digit repeated, or digits that count up or down. */
  'paymentPassword.guessable': v.object({}),
  'paymentPassword.sameAsPassword': v.object({}),
}

export const setPaymentPassword = call({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'account',
  sealed: true,
  summary: 'Sets a first payment password.',
  request: v.object({ password, ...newPaymentPassword }),
  reply: v.object({}),
  refusals: {
    ...newOneRefused,
    'paymentPassword.alreadySet': v.object({}),
    'password.wrong': wrongGuess,
    'password.throttled': throttled,
  },
})

export const changePaymentPassword = call({
  method: 'POST',
  path: '/wps/member/paymentPassword/change',
  access: 'account',
  sealed: true,
  summary: 'Changes the payment password.',
  request: v.object({ oldPaymentPassword: paymentPassword, ...newPaymentPassword }),
  reply: v.object({}),
  refusals: {
    ...newOneRefused,
    ...paymentPasswordRefusals,
    'paymentPassword.unchanged': v.object({}),
  },
})

export const resetPaymentPassword = call({
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'account',
  sealed: true,
  summary:
    'Replaces a forgotten payment password, with the login password and an SMS code to the linked mobile.',
  request: v.object({ password, verificationCode, ...newPaymentPassword }),
  reply: v.object({}),
  refusals: {
    ...newOneRefused,
    'paymentPassword.codeWrong': wrongGuess,
    'paymentPassword.codesThrottled': throttled,
    'paymentPassword.unset': v.object({}),
    'paymentPassword.noMobile': v.object({}),
    'password.wrong': wrongGuess,
    'password.throttled': throttled,
  },
})
