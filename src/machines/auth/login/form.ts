import { slidingBefore } from '#machines/auth/slider/sliding-before.ts'
import { confirmingCode } from './confirming-code.ts'
import { editingStates } from './editing-states.ts'
import { typing } from './field-events.ts'
import { freePlaying } from './free-playing.ts'
import { loggingIn } from './logging-in.ts'
import { whenFailed, whenRefused } from './login-failure-transitions.ts'
import { loginSetup } from './login-setup.ts'
import { secondStep } from './second-step.ts'

/** How far the login is: the chart's main region. */
export const form = loginSetup.createStateConfig({
  description: 'How far the login is.',
  initial: 'opening',
  states: {
    opening: {
      description: 'If there were too many logins before the popup was opened, their wait goes on.',
      always: [{ guard: 'isHeldBack', target: 'throttled' }, { target: 'editing' }],
    },
    editing: {
      description: 'The form is being filled in.',
      initial: 'fresh',
      states: editingStates,
      on: {
        ...typing,
        'method.choose': { ...typing['method.choose'], target: '.fresh' },
        'mobile.missing': { target: '.invalid', actions: 'checkMobile' },
        'form.submit': 'checking',
        'freePlay.start': { guard: 'isFreePlayOffered', target: 'freePlaying' },
      },
    },
    checking: {
      description: 'The fields are looked at before anything is sent.',
      entry: 'checkFields',
      always: [
        { guard: 'hasErrors', target: 'editing.invalid' },
        { guard: 'isConfirmed', target: 'loggingIn' },
        { guard: 'isByFirebase', target: 'confirmingCode' },
        { guard: 'isByCode', target: 'loggingIn' },
        { target: 'sliding' },
      ],
    },
    sliding: {
      description: 'The slider has to be solved before a login by user name.',
      ...slidingBefore('loggingIn', 'login'),
    },
    confirmingCode,
    loggingIn,
    secondStep,
    freePlaying,
    refused: {
      description: 'The platform refused, and its reason decides which message is shown.',
      always: whenRefused,
    },
    unanswered: {
      description: 'No answer came, and the cause decides which message is shown.',
      always: whenFailed,
    },
    throttled: {
      description: 'There were too many logins; the next one is looked at when the countdown is over.',
      on: typing,
      after: { untilRetry: { target: 'editing', actions: 'sayEnded' } },
    },
  },
})
