import * as v from 'valibot'
import { password } from '#domain/auth/password.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { throttled, wrongGuess } from '#protocol/kit/throttled.ts'

/** Number of digits of an authenticator code (RFC 6238). */
export const ONE_TIME_DIGITS = 6
export const oneTimeCodePattern = new RegExp(`^\\d{${ONE_TIME_DIGITS}}$`)
/** Accepts a code as typed or pasted, for example with spaces. */
const oneTimeCode = v.pipe(v.string(), v.maxLength(1_000), v.transform(codeIn), v.regex(oneTimeCodePattern))
/** Shown only once. Each code works once. */
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })

const refusals = {
  'secondStep.codeWrong': wrongGuess,
  'secondStep.throttled': throttled,
}

/** The first factor was correct. `verifyTwoFactor` accepts `challenge` with a code until `expiresAt`. */
export const twoFactorNeeded = v.object({ challenge: v.string(), expiresAt: moment })

export const readTwoFactor = call({
  method: 'GET',
  path: '/wps/member/secondStep',
  access: 'token',
  summary: 'Returns whether two-factor authentication is on, and the number of remaining recovery codes.',
  request: v.object({}),
  reply: v.object({ on: v.boolean(), since: v.nullable(moment), recoveryCodesLeft: count }),
})

export const beginTwoFactor = call({
  method: 'POST',
  path: '/wps/member/secondStep/begin',
  access: 'token',
  sealed: true,
  summary: 'Creates an authenticator secret. It has no effect until one of its codes is confirmed.',
  request: v.object({ password }),
  reply: v.object({
    setupId: id,
    /** Base32, for members who cannot scan the QR code and type the secret instead. */
    secret: v.string(),
    /** The `otpauth:` URL in the QR code. */
    address: v.string(),
    expiresAt: moment,
  }),
  refusals: {
    'secondStep.alreadyOn': v.object({}),
    'secondStep.passwordWrong': wrongGuess,
    'secondStep.throttled': throttled,
  },
})

export const confirmTwoFactor = call({
  method: 'POST',
  path: '/wps/member/secondStep/confirm',
  access: 'token',
  sealed: true,
  summary: 'Turns two-factor authentication on with a first code, and returns the recovery codes.',
  request: v.object({ setupId: id, code: oneTimeCode }),
  reply: recoveryCodes,
  refusals: { ...refusals, 'secondStep.expired': v.object({}) },
})

export const removeTwoFactor = call({
  method: 'POST',
  path: '/wps/member/secondStep/remove',
  access: 'token',
  sealed: true,
  summary: 'Turns two-factor authentication off and removes all trusted devices.',
  request: v.object({ password, code: oneTimeCode }),
  reply: v.object({}),
  refusals: { ...refusals, 'secondStep.passwordWrong': wrongGuess },
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/wps/member/secondStep/recoveryCodes',
  access: 'token',
  sealed: true,
  summary: 'Creates new recovery codes. The previous ones become invalid.',
  request: v.object({ code: oneTimeCode }),
  reply: recoveryCodes,
  refusals,
})
