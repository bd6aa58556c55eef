import * as v from 'valibot'
import { countryDialingCode, mobileNum, verificationCode } from '#domain/auth/mobile-number.ts'
import { password } from '#domain/auth/password.ts'
import { emailAddress } from '#domain/text/email-address.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled, wrongGuess } from '#protocol/kit/throttled.ts'

/**
 * Omitted to confirm the address that the account already has. Members see it only in masked form, so they
 * cannot send it.
 */
const email = v.optional(emailAddress())

/** How long the code is valid, in minutes. No other code is sent before it expires. */
const sent = v.object({ expiredMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)) })

const bindRefusals = {
  'contact.codeWrong': wrongGuess,
  'contact.throttled': throttled,
  'contact.taken': v.object({}),
  'password.wrong': wrongGuess,
  'password.throttled': throttled,
}

export const sendBindMobileCode = call({
  method: 'POST',
  path: '/wps/verification/sms/bindMobile',
  access: 'account',
  summary: 'Sends an SMS code to a mobile that the member wants to link.',
  request: v.object({ mobileNum, countryDialingCode }),
  reply: sent,
  refusals: {
    'code.mobileInvalid': v.object({}),
    'code.throttled': throttled,
    'code.off': v.object({}),
  },
})

export const sendPaymentPasswordCode = call({
  method: 'POST',
  path: '/wps/verification/sms/paymentPassword',
  access: 'account',
  summary: 'Sends an SMS code for a new payment password to the linked mobile.',
  request: v.object({}),
  reply: sent,
  refusals: {
    'code.noMobile': v.object({}),
    'code.throttled': throttled,
    'code.off': v.object({}),
  },
})

export const sendBindEmailCode = call({
  method: 'POST',
  path: '/wps/verification/email/bindEmail',
  access: 'account',
  summary: 'Sends a code to an email address that the member wants to link.',
  request: v.object({ email }),
  reply: sent,
  refusals: {
    /** Neither the request nor the account has an email address. */
    'code.noEmail': v.object({}),
    'code.throttled': throttled,
  },
})

export const bindMobile = call({
  method: 'POST',
  path: '/wps/member/mobile',
  access: 'account',
  sealed: true,
  summary: 'Links a mobile to the account. It replaces the previous one.',
  request: v.object({ mobileNum, countryDialingCode, verificationCode, password }),
  reply: v.object({}),
  refusals: bindRefusals,
})

export const bindEmail = call({
  method: 'POST',
  path: '/wps/member/email',
  access: 'account',
  sealed: true,
  summary: 'Links an email address to the account. It replaces the previous one.',
  request: v.object({ email, verificationCode, password }),
  reply: v.object({}),
  refusals: bindRefusals,
})
