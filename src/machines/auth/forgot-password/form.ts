import { mailing, sliding } from './by-email.ts'
import { changing, secondStep } from './by-mobile.ts'
import { editingStates } from './editing-states.ts'
import { forgotPasswordSetup } from './forgot-password-setup.ts'
import { whenRefused } from './refusals.ts'
import { typing } from './typing.ts'

/** How far the way back in is: the chart's main region. */
export const form = forgotPasswordSetup.createStateConfig({
  description: 'How far the way back in is.',
  initial: 'editing',
  states: {
    choosing: {
      description: 'Each way back in has a wait of its own, which may not be over yet.',
      always: [{ guard: 'isHeldBack', target: 'throttled' }, { target: 'editing' }],
    },
    editing: {
      description: 'The form is being filled in.',
      initial: 'fresh',
      states: editingStates,
      on: {
        ...typing,
        'mobile.missing': { target: '.invalid', actions: 'checkMobile' },
        'form.submit': 'checking',
      },
    },
    checking: {
      description: 'The fields are looked at before anything is sent.',
      entry: 'checkFields',
      always: [
        { guard: 'hasErrors', target: 'editing.invalid' },
        { guard: 'isByMobile', target: 'changing' },
        { target: 'sliding' },
      ],
    },
    sliding,
    mailing,
    inBeenOut: {
      description: 'The way back in was mailed; a message says so until the visitor confirms it.',
      entry: 'forgetDraft',
      on: { 'message.confirm': '#forgotPassword.mailed' },
    },
    changing,
    secondStep,
    changed: {
      description: 'The new password holds, but nobody is logged in yet: the visitor can log in with it.',
      entry: 'forgetDraft',
    },
    refused: {
      description: 'The platform refused, and its reason decides which message is shown.',
      always: whenRefused,
    },
    unanswered: {
      description: 'Nothing was done, and the cause decides which message is shown.',
      always: [
        {
          guard: { type: 'isFailedBy', params: { reason: 'throttled' } },
          target: 'throttled',
          actions: 'keepFailureWait',
        },
        { guard: { type: 'isFailedBy', params: { reason: 'offline' } }, target: 'editing.offline' },
        { guard: { type: 'isFailedBy', params: { reason: 'timeout' } }, target: 'editing.timeout' },
        { target: 'editing.failed' },
      ],
    },
    throttled: {
      description:
        'There were too many tries this way; the next one is looked at when the countdown is over.',
      on: typing,
      after: { untilRetry: 'editing' },
    },
  },
})
