import type { DoneActorEvent } from 'xstate'
import type { FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import type { RegisterRules } from '#api/auth/register-rules.ts'
import type { AffiliateAnswer, RegistrationAnswer } from '#api/auth/registration.ts'
import { slidingBefore } from '#machines/auth/slider/sliding-before.ts'
import { errorOf } from '#machines/kit/call-failure.ts'
import { editingStates } from './editing-states.ts'
import { affiliateCodeOf, codeToConfirm, registrationRequest } from './registration-request.ts'
import { registrationSetup } from './registration-setup.ts'
import { typing } from './typing.ts'
import { whenFailed, whenRefused, whenUnsent } from './unsuccessful.ts'

const rules = ({ event }: { event: DoneActorEvent<RegisterRules> }) => event.output
const affiliateAnswer = ({ event }: { event: DoneActorEvent<AffiliateAnswer> }) => event.output
const confirmed = ({ event }: { event: DoneActorEvent<FirebaseConfirmed> }) => event.output
const answer = ({ event }: { event: DoneActorEvent<RegistrationAnswer> }) => event.output
const failure = { type: 'keepFailure', params: errorOf } as const

/** How far the registration is (REG-10): the chart's main region. */
export const form = registrationSetup.createStateConfig({
  description: 'How far the registration is.',
  initial: 'opening',
  states: {
    opening: {
      description: 'As the popup opens, it turns out whether there is any way to register.',
      always: [{ guard: 'isNothingOffered', target: 'notOffered' }, { target: 'reading' }],
    },
    notOffered: {
      description: 'The operator lets nobody register; whoever has an account can go on to log in.',
    },
    reading: {
      description: 'The operator’s rules are on their way: which fields there are, and what each accepts.',
      invoke: {
        id: 'readRules',
        src: 'readRules',
        onDone: { target: 'holding', actions: { type: 'keepRules', params: rules } },
        onError: { target: 'unread', actions: failure },
      },
    },
    holding: {
      description:
        'The form waits for what the invitation brings, which stands above it, so that nothing jumps once that comes.',
      always: { guard: 'isInvitationSettled', target: 'editing' },
    },
    unread: {
      description: 'The rules did not arrive; they can be asked for again.',
      on: { 'rules.retry': 'reading' },
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
      },
    },
    checking: {
      description: 'All fields are looked at before anything is sent.',
      entry: 'checkFields',
      always: [
        { guard: 'hasErrors', target: 'editing.invalid' },
        { guard: 'hasAffiliateCode', target: 'checkingAffiliate' },
        { target: 'sliding' },
      ],
    },
    checkingAffiliate: {
      description: 'The platform is asked whether the invitation code is somebody’s.',
      tags: 'busy',
      invoke: {
        id: 'checkAffiliate',
        src: 'checkAffiliate',
        input: ({ context }) => ({ code: affiliateCodeOf(context), domain: context.place.domain }),
        onDone: [
          { guard: { type: 'isSomebodys', params: affiliateAnswer }, target: 'sliding' },
          {
            guard: { type: 'isThrottled', params: affiliateAnswer },
            target: 'throttled',
            actions: { type: 'keepWait', params: affiliateAnswer },
          },
          { target: 'editing.affiliateInvalid' },
        ],
        onError: { target: 'unsent', actions: failure },
      },
    },
    sliding: {
      description: 'The slider has to be solved before the registration.',
      ...slidingBefore('proving', 'register'),
    },
    proving: {
      description: 'A code that Firebase texted is looked at by Firebase, unless that is done already.',
      always: [{ guard: 'mustBeConfirmed', target: 'confirmingCode' }, { target: 'registering' }],
    },
    confirmingCode: {
      description: 'Firebase is looking at the code.',
      tags: 'busy',
      invoke: {
        id: 'confirmFirebaseCode',
        src: 'confirmFirebaseCode',
        input: ({ context }) => codeToConfirm(context),
        onDone: [
          {
            guard: { type: 'isTaken', params: confirmed },
            target: 'registering',
            actions: { type: 'keepConfirmed', params: confirmed },
          },
          { target: 'editing.codeRefused', actions: { type: 'keepCodeRefusal', params: confirmed } },
        ],
        onError: { target: 'unsent', actions: failure },
      },
    },
    registering: {
      description: 'The platform is opening the account and logging the new member in.',
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registrationRequest(context),
        onDone: [
          {
            guard: { type: 'isRegistered', params: answer },
            target: '#registration.done',
            actions: [{ type: 'keepOutcome', params: answer }, 'forgetDraft'],
          },
          {
            guard: { type: 'isThrottled', params: answer },
            target: 'throttled',
            actions: [{ type: 'keepWait', params: answer }, 'sayEnded'],
          },
          { target: 'refused', actions: [{ type: 'keepRefusal', params: answer }, 'sayEnded'] },
        ],
        onError: { target: 'unanswered', actions: [failure, 'sayEnded'] },
      },
    },
    refused: {
      description: 'The platform refused, and its reason decides which message is shown.',
      always: [{ guard: 'isForUnknownField', target: 'rereading' }, ...whenRefused],
    },
    rereading: {
      description:
        'The platform wants a field that the form does not have: the operator’s rules have changed meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'readRules',
        src: 'readRules',
        onDone: { target: 'editing.fieldsRefused', actions: { type: 'keepRules', params: rules } },
        onError: {
          target: 'editing.fieldsRefused',
          description: 'The new rules did not arrive; the next attempt shows again what is missing.',
        },
      },
    },
    unsent: {
      description:
        'An answer was missing before the registration was sent, so that nobody is registered by it.',
      always: whenUnsent,
    },
    unanswered: {
      description: 'No answer came, and the cause decides which message is shown.',
      always: whenFailed,
    },
    throttled: {
      description: 'There were too many attempts; the next one is looked at when the countdown is over.',
      on: typing,
      after: { untilRetry: 'editing' },
    },
  },
})
