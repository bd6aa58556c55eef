import type { DoneActorEvent } from 'xstate'
import type { CodeAnswer, CodeUse } from '#api/auth/sms-code.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import { errorOf } from '#machines/kit/call-failure.ts'
import type { SliderAction } from '#protocol/auth/slider.ts'
import type { SliderOutcome } from './slider.machine.ts'
import { askedMobile } from './sms-code/asked-mobile.ts'
import { checking } from './sms-code/checking.ts'
import { refusalStates } from './sms-code/refusal-states.ts'
import { smsCodeSetup } from './sms-code/sms-code-setup.ts'

const sliderActions: Record<CodeUse, SliderAction> = {
  login: 'loginCode',
  register: 'registerCode',
  forgot: 'forgotCode',
}

const answer = ({ event }: { event: DoneActorEvent<CodeAnswer> }) => event.output
const sliderOutcome = ({ event }: { event: DoneActorEvent<SliderOutcome> }) => event.output
const keepMobile = {
  type: 'keepMobile',
  params: ({ event }: { event: { mobile: Mobile | null } }) => event.mobile,
} as const

/**
 * Has a code texted to the mobile of a form, then holds the next one back. Each mobile has a countdown of its own,
 * and all of them go on while the popup is closed. The parent says which mobile is filled in: null while it is not fit.
 */
export const smsCodeMachine = smsCodeSetup.createMachine({
  id: 'smsCode',
  description:
    'Has a code texted to the mobile that a visitor has filled in, and tells them when another one may be asked for.',
  context: ({ input }) => ({
    ...input,
    asked: null,
    sentTo: null,
    pass: '',
    resendAt: 0,
    askedAt: 0,
    refusal: null,
    failure: null,
  }),
  initial: 'choosing',
  on: { 'mobile.changed': { actions: keepMobile } },
  states: {
    choosing: {
      description: 'Whether a code may be asked for depends on the mobile that is filled in.',
      entry: 'recallCountdown',
      always: [
        { guard: 'isCountingAfterCode', target: 'counting.sent' },
        { guard: 'isCounting', target: 'counting.heldBack' },
        { guard: 'isResting', target: 'resting' },
        { target: 'ready' },
      ],
    },
    ready: {
      description: 'A code may be asked for.',
      on: {
        'mobile.changed': { target: 'choosing', actions: keepMobile },
        'code.request': [{ guard: 'hasMobile', target: 'asking' }, { actions: 'tellMobileMissing' }],
      },
    },
    asking: {
      description: 'Who texts the code, Firebase or the platform, decides which check comes first.',
      entry: 'noteAttempt',
      always: [{ guard: 'isByFirebase', target: 'checking' }, { target: 'sliding' }],
    },
    checking,
    sliding: {
      description: 'The slider has to be solved before the platform texts a code.',
      invoke: {
        id: 'slider',
        src: 'slider',
        input: ({ context }) => ({ action: sliderActions[context.use] }),
        onDone: [
          {
            guard: { type: 'hasPass', params: sliderOutcome },
            target: 'requesting',
            actions: { type: 'keepPass', params: sliderOutcome },
          },
          { target: 'choosing' },
        ],
      },
    },
    requesting: {
      description: 'The platform is being asked to text a code.',
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { use, asked, pass } }) => ({ use, mobile: askedMobile(asked), slider: pass }),
        onDone: [
          {
            guard: { type: 'isSent', params: answer },
            target: 'choosing',
            actions: ['noteSent', { type: 'beginCountdown', params: answer }, 'storeCountdowns'],
          },
          {
            target: 'refused.byPlatform',
            actions: [
              { type: 'keepRefusal', params: answer },
              { type: 'beginCountdown', params: answer },
              'storeCountdowns',
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    counting: {
      description: 'The next code is held back until the countdown is over.',
      initial: 'heldBack',
      states: {
        sent: { description: 'A code was sent and can be typed.' },
        heldBack: {
          description: 'This popup knows of no code that was sent, and still the next one has to wait.',
        },
      },
      on: { 'mobile.changed': { target: 'choosing', actions: keepMobile } },
      after: { untilResend: 'ready' },
    },
    refused: {
      description: 'No code was sent, and a warning says why until it is dismissed.',
      initial: 'byPlatform',
      states: refusalStates,
      on: { 'warning.dismiss': 'choosing' },
    },
    resting: {
      description: 'The last attempt is less than a second ago.',
      after: { untilNextAttempt: 'choosing' },
    },
    failed: {
      description: 'No answer came, so nothing is known to have been sent.',
      always: { guard: 'isOtherMobile', target: 'choosing' },
      initial: 'resting',
      states: {
        resting: {
          description: 'The last attempt is less than a second ago.',
          after: { untilNextAttempt: 'ready' },
        },
        ready: {
          description: 'A code may be asked for again.',
          on: { 'code.request': '#smsCode.asking' },
        },
      },
    },
  },
})
