import * as v from 'valibot'
import { countryDialingCode, mobileNum, verificationCode } from '#domain/auth/mobile-number.ts'
import { password } from '#domain/auth/password.ts'
import { emailAddress } from '#domain/text/email-address.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled, wrongGuess } from '#protocol/kit/throttled.ts'

/** Left out for the one that the account has already: its owner is shown no more than a part of it. */
const email = v.optional(emailAddress())

/** The code is good, and the next one held back, for this many minutes. */
const sent = v.object({ expiredMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)) })

const bindRefusals = {
  'contact.codeWrong': wrongGuess,
  /** Too many wrong codes. */
  'contact.throttled': throttled,
  /** Another member has shown that it is theirs. */
  'contact.taken': v.object({}),
  'password.wrong': wrongGuess,
  'password.throttled': throttled,
}

export const sendBindMobileCode = call({
  method: 'POST',
  path: '/wps/verification/sms/bindMobile',
  access: 'account',
  summary: 'Texts a code to a mobile that the member wants to bind.',
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
  summary: 'Texts a code for a new payment password to the bound mobile.',
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
  summary: 'Mails a code to an address that the member wants to bind.',
  request: v.object({ email }),
  reply: sent,
  refusals: {
    /** None is given, and the account has none. */
    'code.noEmail': v.object({}),
    'code.throttled': throttled,
  },
})

export const bindMobile = call({
  method: 'POST',
  path: '/wps/member/mobile',
  access: 'account',
  sealed: true,
  summary: 'Binds a mobile to the account, in place of the one before.',
  request: v.object({ mobileNum, countryDialingCode, verificationCode, password }),
  reply: v.object({}),
  refusals: bindRefusals,
})

export const bindEmail = call({
  method: 'POST',
  path: '/wps/member/email',
  access: 'account',
  sealed: true,
  summary: 'Binds an e-mail address to the account, in place of the one before.',
  request: v.object({ email, verificationCode, password }),
  reply: v.object({}),
  refusals: bindRefusals,
})
