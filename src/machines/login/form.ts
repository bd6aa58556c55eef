import type { DoneActorEvent } from 'xstate'
import type { SliderOutcome } from '../slider.machine.ts'
import { confirmingCode } from './confirming-code.ts'
import { editingStates } from './editing-states.ts'
import { freePlaying } from './free-playing.ts'
import { loggingIn } from './logging-in.ts'
import { loginSetup } from './login-setup.ts'
import { secondStep } from './second-step.ts'
import { typing } from './typing.ts'
import { whenFailed, whenRefused } from './unsuccessful.ts'

const sliderOutcome = ({ event }: { event: DoneActorEvent<SliderOutcome> }) => event.output

/** How far the login is: the chart's main region. */
export const form = loginSetup.createStateConfig({
  description: 'How far the login is.',
  initial: 'opening',
  states: {
    opening: {
      description: 'A wait that another popup was told of goes on in this one.',
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
      description: 'The slider stands before a login by user name.',
      invoke: {
        id: 'slider',
        src: 'slider',
        input: { action: 'login' },
        onDone: [
          {
            guard: { type: 'hasPass', params: sliderOutcome },
            target: 'loggingIn',
            actions: { type: 'keepPass', params: sliderOutcome },
          },
          { target: 'editing' },
        ],
      },
    },
    confirmingCode,
    loggingIn,
    secondStep,
    freePlaying,
    refused: {
      description: 'The platform refused, and how decides what is said.',
      always: whenRefused,
    },
    unanswered: {
      description: 'No reply came, and why decides what is said.',
      always: whenFailed,
    },
    throttled: {
      description:
        'There were too many logins; the next one is looked at when the countdown is over, with a new captcha.',
      on: typing,
      after: { untilRetry: { target: 'editing', actions: 'sayEnded' } },
    },
  },
})
