import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type { NewDownline, RegisterAnswer, Registered } from '#api/agents/downline-registration.ts'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { presetRefusalIn, presetsRefused } from '#machines/agents/preset-contracts.logic.ts'
import { presetContractsMachine } from '#machines/agents/preset-contracts.machine.ts'
import type { PresetsReport } from '#machines/agents/preset-contracts.types.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'
import {
  type DownlineErrors,
  type DownlineField,
  type DownlineFields,
  type DownlineType,
  errorsAfter,
  validateFields,
  waitAfter,
} from './downline-registration.logic.ts'

type DownlineRegistrationContext = {
  type: DownlineType
  fields: DownlineFields
  errors: DownlineErrors
  /** Contracts offered to the new agent; empty for players. */
  presets: readonly ContractPreset[]
  rules: RegistrationRules
  /** The account that was created, or that was found after a lost response. */
  account: string
  /**
   * Registration time (ISO 8601) of an account that was found after a lost response. Null if the platform
   * confirmed a new account.
   */
  registeredAt: string | null
  /** The part of the form that was invalid in the last attempt. The field or preset errors give details. */
  refusal: 'fields' | 'presets' | null
  /** Epoch ms. */
  retryAt: number
  failure: CallFailure | null
}

type DownlineRegistrationEvent =
  | { type: 'type.choose'; chosen: DownlineType }
  | { type: 'field.change'; field: DownlineField; value: string }
  | { type: 'password.generated'; password: string }
  | { type: 'registration.submit' }
  | { type: 'account.copy'; text: string }
  | { type: 'another.begin' }
  | PresetsReport

const noFields: DownlineFields = { username: '', password: '', nickname: '' }

const startOfRegistration: DownlineRegistrationContext = {
  type: 'member',
  fields: noFields,
  errors: {},
  presets: [],
  rules: {},
  account: '',
  registeredAt: null,
  refusal: null,
  retryAt: 0,
  failure: null,
}

const requestOf = ({ type, fields, presets }: DownlineRegistrationContext): NewDownline => {
  const nickname = fields.nickname.trim()
  return {
    type,
    username: cleanTyped(fields.username),
    password: fields.password,
    ...(nickname === '' ? {} : { nickname }),
    presets: type === 'agent' ? [...presets] : [],
  }
}

const answer = ({ event }: { event: DoneActorEvent<RegisterAnswer> }) => event.output
const registered = ({ event }: { event: DoneActorEvent<Registered | null> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const typing = {
  'type.choose': {
    actions: { type: 'setType', params: ({ event }: { event: { chosen: DownlineType } }) => event.chosen },
  },
  'field.change': {
    actions: {
      type: 'setField',
      params: ({ event }: { event: { field: DownlineField; value: string } }) => event,
    },
  },
  'password.generated': {
    actions: {
      type: 'setField',
      params: ({ event }: { event: { password: string } }) =>
        ({ field: 'password', value: event.password }) as const,
    },
  },
} as const

/** States in which the agent can copy the credentials of the new account. */
const handingOver = {
  initial: 'idle',
  on: {
    'account.copy': '.copying',
    'another.begin': { target: 'editing', actions: 'clearDownline' },
  },
  states: {
    idle: { description: 'The agent can copy the username and the password.' },
    copying: {
      description: 'The page is copying the username and the password.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ event }: { event: DownlineRegistrationEvent }) => ({
          text: event.type === 'account.copy' ? event.text : '',
        }),
        onDone: 'copied',
        onError: 'copyFailed',
      },
    },
    copied: { description: 'The username and the password were copied.' },
    copyFailed: { description: 'The browser did not allow copying. The agent can write them down.' },
  },
} as const

/**
 * Creates a direct downline's account (AGENT-06). The password is generated or typed, shown once, and must be
 * changed at the first login. New agents are offered the preset contracts.
 */
export const downlineRegistrationMachine = setup({
  types: {
    context: {} as DownlineRegistrationContext,
    events: {} as DownlineRegistrationEvent,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      readRegisterRules: 'readRegisterRules'
      presetContracts: 'presetContracts'
      requestDownline: 'requestDownline'
      findRegistered: 'findRegistered'
      copyText: 'copyText'
    },
  },
  actors: {
    presetContracts: presetContractsMachine,
    readRegisterRules: providedCall<RegistrationRules>(),
    requestDownline: providedCall<RegisterAnswer, NewDownline>(),
    findRegistered: providedCall<Registered | null, { account: string }>(),
    copyText: providedCall<void, { text: string }>(),
  },
  guards: {
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isCreated: (_, answer: RegisterAnswer) => answer.ok,
    isPresetRefused: (_, answer: RegisterAnswer) => presetRefusalIn(answer) !== null,
    isAnswerThrottled: (_, answer: RegisterAnswer) => waitAfter(answer) !== null,
    isFound: (_, registered: Registered | null) => registered !== null,
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
  },
  actions: {
    setRules: assign({ rules: (_, rules: RegistrationRules) => rules }),
    setType: assign({ type: (_, chosen: DownlineType) => chosen }),
    setField: assign(({ context }, { field, value }: { field: DownlineField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      errors: { ...context.errors, [field]: undefined },
    })),
    setPresets: assign({ presets: (_, presets: readonly ContractPreset[]) => presets }),
    sendPresetsRefused: sendTo('presetContracts', (_, answer: RegisterAnswer) => presetsRefused(answer)),
    checkFields: assign({
      errors: ({ context }) => validateFields(context.fields, context.rules),
      failure: null,
    }),
    setRefusal: assign({ refusal: (_, refusal: 'fields' | 'presets') => refusal }),
    setCreated: assign((_, answer: RegisterAnswer) =>
      answer.ok ? { account: answer.value.account, registeredAt: null } : {},
    ),
    setFound: assign((_, registered: Registered | null) =>
      registered ? { account: registered.account, registeredAt: registered.registeredAt } : {},
    ),
    applyRefusal: assign({ errors: (_, answer: RegisterAnswer) => errorsAfter(answer) }),
    setRetryAt: assign((_, answer: RegisterAnswer) => ({ retryAt: Date.now() + (waitAfter(answer) ?? 0) })),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setRetryAtFromFailure: assign({
      retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure),
    }),
    clearDownline: assign({ fields: noFields, errors: {}, account: '', registeredAt: null, failure: null }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'downlineRegistration',
  description: 'Lets agents create an account for a direct downline, as a player or an agent.',
  context: startOfRegistration,
  initial: 'editing',
  invoke: [
    {
      id: 'readRegisterRules',
      src: 'readRegisterRules',
      onDone: { actions: { type: 'setRules', params: ({ event }) => event.output } },
      onError: {
        description: 'The rules for the fields could not be loaded, so only the server checks the input.',
      },
    },
    { id: 'presetContracts', src: 'presetContracts' },
  ],
  on: {
    'presets.changed': { actions: { type: 'setPresets', params: ({ event }) => event.presets } },
  },
  states: {
    editing: {
      description: 'The agent fills in the new account.',
      initial: 'idle',
      on: { ...typing, 'registration.submit': 'checking' },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        refused: { description: 'No account was created. A field or a message shows the reason.' },
        outcomeUnknown: {
          tags: 'failed',
          description:
            'The server did not respond, so the account may have been created. The agent can look for it in the team.',
        },
        failed: {
          tags: 'failed',
          description: 'The request failed and no account was created. The agent can try again.',
        },
      },
    },
    checking: {
      description: 'The page checks the fields before sending them.',
      entry: 'checkFields',
      always: [
        {
          guard: 'hasErrors',
          target: 'editing.refused',
          actions: { type: 'setRefusal', params: 'fields' },
        },
        { target: 'registering' },
      ],
    },
    registering: {
      description: 'The server is creating the account.',
      tags: 'busy',
      invoke: {
        id: 'requestDownline',
        src: 'requestDownline',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isCreated', params: answer },
            target: 'made',
            actions: { type: 'setCreated', params: answer },
          },
          {
            guard: { type: 'isAnswerThrottled', params: answer },
            target: 'throttled',
            actions: { type: 'setRetryAt', params: answer },
          },
          {
            guard: { type: 'isPresetRefused', params: answer },
            target: 'editing.refused',
            actions: [
              { type: 'setRefusal', params: 'presets' },
              { type: 'sendPresetsRefused', params: answer },
            ],
          },
          {
            target: 'editing.refused',
            actions: [
              { type: 'setRefusal', params: 'fields' },
              { type: 'applyRefusal', params: answer },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isThrottled', params: failure },
            target: 'throttled',
            actions: { type: 'setRetryAtFromFailure', params: failure },
          },
          {
            guard: { type: 'isOutcomeUnknown', params: failure },
            target: 'reconciling',
            actions: { type: 'setFailure', params: failure },
          },
          { target: 'editing.failed', actions: { type: 'setFailure', params: failure } },
        ],
      },
    },
    reconciling: {
      description: 'The server did not respond. The page searches the team for the new account.',
      tags: 'busy',
      invoke: {
        id: 'findRegistered',
        src: 'findRegistered',
        input: ({ context }) => ({ account: requestOf(context).username }),
        onDone: [
          {
            guard: { type: 'isFound', params: registered },
            target: 'found',
            actions: { type: 'setFound', params: registered },
          },
          { target: 'editing.failed' },
        ],
        onError: 'editing.outcomeUnknown',
      },
    },
    throttled: {
      description: 'Too many attempts. The agent can try again when the countdown ends.',
      on: typing,
      after: { untilNextAttempt: 'editing' },
    },
    made: {
      description:
        'The account is created. Its username and password are shown once, for the agent to hand over.',
      ...handingOver,
    },
    found: {
      description:
        'The team has an account with this username. Its sign-up time shows the agent whether it is the new one.',
      ...handingOver,
    },
  },
})
