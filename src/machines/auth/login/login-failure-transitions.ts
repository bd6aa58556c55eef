import { byRefusal } from '#machines/kit/refusal-transitions.ts'
import type { LoginRefusalCode } from './login-context.ts'

/** Refusals that are no end of the attempt. */
type Going = 'login.throttled' | 'login.secondStepNeeded'

/** Which state says each refusal of the login. One without a state is a type error here. */
const stateOf: Record<Exclude<LoginRefusalCode, Going>, string> = {
  'login.wrong': 'editing.wrong',
  'login.captchaNeeded': 'editing.captchaNeeded',
  'login.captchaWrong': 'editing.captchaWrong',
  'login.sliderFailed': 'editing.sliderFailed',
  'login.codeWrong': 'editing.codeWrong',
  'login.firebaseRefused': 'editing.firebaseRefused',
  'login.notAgent': 'editing.notAgent',
  'login.notMember': 'editing.notMember',
  'login.closed': 'editing.closed',
  'login.off': 'editing.off',
}

export const whenRefused = byRefusal(stateOf)

/** Where a call without an answer leads. */
export const whenFailed = [
  {
    guard: { type: 'isFailedBy', params: { reason: 'throttled' } },
    target: 'throttled',
    actions: ['keepFailureWait', 'storeWait'],
  },
  { guard: { type: 'isFailedBy', params: { reason: 'offline' } }, target: 'editing.offline' },
  { guard: { type: 'isFailedBy', params: { reason: 'timeout' } }, target: 'editing.timeout' },
  // The browser sent the login again by itself after its answer had got lost.
  { guard: { type: 'isFailedBy', params: { reason: 'conflict' } }, target: 'editing.timeout' },
  { target: 'editing.failed' },
] as const
