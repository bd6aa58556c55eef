import type { DoneActorEvent } from 'xstate'
import type { RegisterAnswer, Registered } from '#api/agents/downline-registration.ts'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import type { DownlineField, DownlineType } from './downline-registration/fields.ts'
import {
  type DownlineRegistrationEvent,
  registrationSetup,
  requestOf,
  startOfRegistration,
} from './downline-registration/registration-setup.ts'

const answer = ({ event }: { event: DoneActorEvent<RegisterAnswer> }) => event.output
const registered = ({ event }: { event: DoneActorEvent<Registered | null> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const typing = {
  'type.choose': {
    actions: { type: 'keepType', params: ({ event }: { event: { chosen: DownlineType } }) => event.chosen },
  },
  'field.change': {
    actions: {
      type: 'keepField',
      params: ({ event }: { event: { field: DownlineField; value: string } }) => event,
    },
  },
  'password.makeUp': { actions: 'makeUpPassword' },
} as const

/** Copying what the new member is handed; the password is shown here for the last time. */
const handingOver = {
  initial: 'uncopied',
  on: {
    'account.copy': '.copying',
    'another.begin': { target: 'editing', actions: 'forgetDownline' },
  },
  states: {
    uncopied: { description: 'Nothing was copied yet.' },
    copying: {
      description: 'Account and password are put on the clipboard.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ event }: { event: DownlineRegistrationEvent }) => ({
          text: event.type === 'account.copy' ? event.text : '',
        }),
        onDone: 'copied',
        onError: 'uncopyable',
      },
    },
    copied: { description: 'Account and password are on the clipboard.' },
    uncopyable: { description: 'The browser did not let them be copied; they can be read and written down.' },
  },
} as const

/**
 * Makes an account directly beneath an agent (AGENT-06). Its password is made up or typed, shown once to be handed over,
 * and has to be changed at the first login. An agent is offered the contracts that were set for them.
 */
export const downlineRegistrationMachine = registrationSetup.createMachine({
  id: 'downlineRegistration',
  description: 'Lets agents register somebody directly beneath them, as a player or as an agent.',
  context: startOfRegistration,
  initial: 'editing',
  invoke: [
    {
      id: 'readRegisterRules',
      src: 'readRegisterRules',
      onDone: { actions: { type: 'keepRules', params: ({ event }) => event.output } },
      onError: {
        description: 'The operator’s rules did not arrive, so only the platform checks what is typed.',
      },
    },
    { id: 'presetContracts', src: 'presetContracts' },
  ],
  on: {
    'presets.changed': { actions: { type: 'keepPresets', params: ({ event }) => event.presets } },
  },
  states: {
    editing: {
      description: 'The new account is being filled in.',
      initial: 'fresh',
      on: { ...typing, 'registration.submit': 'checking' },
      states: {
        fresh: { description: 'Nothing has gone wrong.' },
        invalid: { description: 'Something is missing or off the operator’s rules; nothing was sent.' },
        refused: { description: 'The platform did not take it; the field that is wrong says why.' },
        presetsRefused: {
          description:
            'The platform did not take a contract that was to be offered; the tiers that are wrong say why.',
        },
        lost: {
          tags: 'failed',
          description: 'No answer came, and the account may have been made; the team shows whether it was.',
        },
        failed: { tags: 'failed', description: 'The attempt failed, and no account was made.' },
      },
    },
    checking: {
      description: 'What was typed is looked at before anything is sent.',
      entry: 'checkFields',
      always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'registering' }],
    },
    registering: {
      description: 'The platform is asked to make the account.',
      tags: 'busy',
      invoke: {
        id: 'requestDownline',
        src: 'requestDownline',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isMade', params: answer },
            target: 'made',
            actions: { type: 'keepMade', params: answer },
          },
          {
            guard: { type: 'isHeldBack', params: answer },
            target: 'throttled',
            actions: { type: 'keepWait', params: answer },
          },
          {
            guard: { type: 'isPresetRefused', params: answer },
            target: 'editing.presetsRefused',
            actions: { type: 'tellPresetsRefused', params: answer },
          },
          { target: 'editing.refused', actions: { type: 'keepRefusal', params: answer } },
        ],
        onError: [
          {
            guard: { type: 'isThrottled', params: failure },
            target: 'throttled',
            actions: { type: 'keepFailureWait', params: failure },
          },
          {
            guard: { type: 'isOpenEnd', params: failure },
            target: 'reconciling',
            actions: { type: 'keepFailure', params: failure },
          },
          { target: 'editing.failed', actions: { type: 'keepFailure', params: failure } },
        ],
      },
    },
    reconciling: {
      description: 'No answer came; the team is searched for the account.',
      tags: 'busy',
      invoke: {
        id: 'findRegistered',
        src: 'findRegistered',
        input: ({ context }) => ({ account: requestOf(context).username }),
        onDone: [
          {
            guard: { type: 'isFound', params: registered },
            target: 'found',
            actions: { type: 'keepFound', params: registered },
          },
          { target: 'editing.failed' },
        ],
        onError: 'editing.lost',
      },
    },
    throttled: {
      description: 'There were too many attempts; the next one is looked at when the countdown is over.',
      on: typing,
      after: { untilNextAttempt: 'editing' },
    },
    made: {
      description: 'The account is there; name and password are shown to be handed over.',
      ...handingOver,
    },
    found: {
      description:
        'Somebody of that name is in the team; the agent can tell by the time whether it is the new one.',
      ...handingOver,
    },
  },
})
