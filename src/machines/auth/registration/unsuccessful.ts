import { byRefusal } from '#machines/kit/refusal-transitions.ts'
import type { RegistrationRefusalCode } from './registration-context.ts'

/** Which state says each refusal of a registration. One without a state is a type error here. */
const stateOf: Record<Exclude<RegistrationRefusalCode, 'register.throttled'>, string> = {
  'register.fieldsRefused': 'editing.fieldsRefused',
  'register.captchaWrong': 'editing.captchaWrong',
  'register.codeWrong': 'editing.codeWrong',
  'register.firebaseRefused': 'editing.firebaseRefused',
  'register.sliderFailed': 'editing.sliderFailed',
  'register.affiliateInvalid': 'editing.affiliateInvalid',
  'register.off': 'editing.off',
}

export const whenRefused = byRefusal(stateOf)

const throttled = {
  guard: { type: 'isFailedBy', params: { reason: 'throttled' } },
  target: 'throttled',
  actions: 'keepFailureWait',
} as const
const offline = {
  guard: { type: 'isFailedBy', params: { reason: 'offline' } },
  target: 'editing.offline',
} as const

/** Where a call leads that got no answer before anything was registered; `editing.timeout` would say that it may be. */
export const whenUnsent = [throttled, offline, { target: 'editing.failed' }] as const

/** Where a registration without an answer leads. */
export const whenFailed = [
  throttled,
  offline,
  { guard: { type: 'isFailedBy', params: { reason: 'timeout' } }, target: 'editing.timeout' },
  // The browser sent the registration again by itself after its answer had got lost.
  { guard: { type: 'isFailedBy', params: { reason: 'conflict' } }, target: 'editing.timeout' },
  { target: 'editing.failed' },
] as const
