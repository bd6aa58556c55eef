import * as v from 'valibot'
import { password } from '#domain/auth/password.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { throttled, wrongGuess } from '#protocol/kit/throttled.ts'

/** Digits of an authenticator code (RFC 6238). */
export const ONE_TIME_DIGITS = 6
export const oneTimeCodePattern = new RegExp(`^\\d{${ONE_TIME_DIGITS}}$`)
/** Accepts the code as typed or pasted. */
const oneTimeCode = v.pipe(v.string(), v.maxLength(1_000), v.transform(codeIn), v.regex(oneTimeCodePattern))
/** Shown once; each code works a single time. */
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })

const refusals = {
  'secondStep.codeWrong': wrongGuess,
  'secondStep.throttled': throttled,
}

/** The password was right; `challenge` still needs a code before `expiresAt`. */
export const twoFactorNeeded = v.object({ challenge: v.string(), expiresAt: moment })

export const readTwoFactor = call({
  method: 'GET',
  path: '/wps/member/secondStep',
  access: 'token',
  summary: 'Whether logging in takes a second step, and how many recovery codes are left.',
  request: v.object({}),
  reply: v.object({ on: v.boolean(), since: v.nullable(moment), recoveryCodesLeft: count }),
})

export const beginTwoFactor = call({
  method: 'POST',
  path: '/wps/member/secondStep/begin',
  access: 'token',
  sealed: true,
  summary: 'A new secret for an authenticator; nothing changes until a code of it is confirmed.',
  request: v.object({ password }),
  reply: v.object({
    setupId: id,
    /** Base32, for typing in when the QR code cannot be scanned. */
    secret: v.string(),
    /** `otpauth:` URL of the QR code. */
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
  summary: 'Switches the second step on by a first code and gives the recovery codes.',
  request: v.object({ setupId: id, code: oneTimeCode }),
  reply: recoveryCodes,
  refusals: { ...refusals, 'secondStep.expired': v.object({}) },
})

export const removeTwoFactor = call({
  method: 'POST',
  path: '/wps/member/secondStep/remove',
  access: 'token',
  sealed: true,
  summary: 'Switches the second step off and forgets every remembered device.',
  request: v.object({ password, code: oneTimeCode }),
  reply: v.object({}),
  refusals: { ...refusals, 'secondStep.passwordWrong': wrongGuess },
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/wps/member/secondStep/recoveryCodes',
  access: 'token',
  sealed: true,
  summary: 'New recovery codes; the ones before are worth nothing afterwards.',
  request: v.object({ code: oneTimeCode }),
  reply: recoveryCodes,
  refusals,
})
