import type { DoneActorEvent } from 'xstate'
import type { NewPasswordAnswer } from '#api/auth/forgot-password.ts'
import { challengeOf, type SecondStepOutcome } from '#machines/auth/second-step/types.ts'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { forgotPasswordSetup } from './forgot-password-setup.ts'
import { newPasswordRequest } from './requests.ts'

const answer = ({ event }: { event: DoneActorEvent<NewPasswordAnswer> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const outcome = ({ event }: { event: DoneActorEvent<SecondStepOutcome> }) => event.output

/** FORGOT-02: a new password being set, until its answer. */
export const changing = forgotPasswordSetup.createStateConfig({
  description: 'The platform is asked to set the new password, and to log in with it.',
  tags: 'busy',
  invoke: {
    id: 'setNewPassword',
    src: 'setNewPassword',
    input: ({ context }) => newPasswordRequest(context),
    onDone: [
      {
        guard: { type: 'isDone', params: answer },
        target: '#forgotPassword.done',
        actions: { type: 'keepLogin', params: answer },
      },
      {
        guard: { type: 'isThrottled', params: answer },
        target: 'throttled',
        actions: { type: 'keepWait', params: answer },
      },
      {
        guard: { type: 'needsSecondStep', params: answer },
        target: 'secondStep',
        actions: { type: 'keepChallenge', params: answer },
      },
      {
        guard: { type: 'isPasswordRefused', params: answer },
        target: 'editing.passwordRefused',
        actions: { type: 'keepPasswordRefusal', params: answer },
      },
      { target: 'refused', actions: { type: 'keepRefusal', params: answer } },
    ],
    onError: [
      {
        guard: { type: 'isOpenEnd', params: failure },
        target: 'editing.unsure',
        actions: [{ type: 'keepFailure', params: failure }, 'noteOpenEnd'],
      },
      { target: 'unanswered', actions: { type: 'keepFailure', params: failure } },
    ],
  },
})

/** The password is changed; getting in takes a code of the authenticator as well. */
export const secondStep = forgotPasswordSetup.createStateConfig({
  description: 'The new password holds; the code of the second step is wanted before anybody is logged in.',
  invoke: {
    id: 'secondStep',
    src: 'secondStep',
    input: ({ context }) => challengeOf(context),
    onDone: [
      {
        guard: { type: 'isVerified', params: outcome },
        target: '#forgotPassword.done',
        actions: [
          { type: 'keepVerified', params: outcome },
          { type: 'storeDevice', params: outcome },
        ],
      },
      { target: 'changed' },
    ],
  },
})
