import { assign, fromPromise, sendTo, setup } from 'xstate'
import {
  findRegistered,
  type NewDownline,
  type RegisterAnswer,
  type Registered,
  requestDownline,
} from '#api/agents/downline-registration.ts'
import { generatePassword } from '#api/auth/generate-password.ts'
import { type RegisterRules, readRegisterRules } from '#api/auth/register-rules.ts'
import { copyText } from '#api/browser/share.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { presetRefusalIn, presetsRefused } from '#machines/agents/preset-contracts/presets.ts'
import type { PresetsReport } from '#machines/agents/preset-contracts/types.ts'
import { presetContractsMachine } from '#machines/agents/preset-contracts.machine.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOpenEnd } from '#machines/kit/unknown-outcome.ts'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'
import {
  type DownlineErrors,
  type DownlineField,
  type DownlineFields,
  type DownlineType,
  errorsAfter,
  passwordLengths,
  validateFields,
  waitAfter,
} from './fields.ts'

export type DownlineRegistrationContext = {
  type: DownlineType
  fields: DownlineFields
  errors: DownlineErrors
  /** What an agent is offered as they join; players are offered nothing. */
  presets: readonly ContractPreset[]
  rules: RegisterRules
  /** Who was made, or found after a lost answer. */
  account: string
  /** When somebody of that name was registered (ISO 8601); null where the platform said that it has made them. */
  registeredAt: string | null
  /** Epoch ms at which the platform looks at another attempt. */
  retryAt: number
  failure: CallFailure | null
}

export type DownlineRegistrationEvent =
  | { type: 'type.choose'; chosen: DownlineType }
  | { type: 'field.change'; field: DownlineField; value: string }
  | { type: 'password.makeUp' }
  | { type: 'registration.submit' }
  | { type: 'account.copy'; text: string }
  | { type: 'another.begin' }
  | PresetsReport

const noFields: DownlineFields = { username: '', password: '', nickname: '' }

/** What registering somebody is made of; `downline-registration.machine.ts` puts it together. */
export const registrationSetup = setup({
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
    readRegisterRules: fromPromise<RegisterRules>(({ signal }) => readRegisterRules(signal)),
    requestDownline: fromPromise<RegisterAnswer, NewDownline>(({ input, signal }) =>
      requestDownline(input, signal),
    ),
    findRegistered: fromPromise<Registered | null, { account: string }>(({ input, signal }) =>
      findRegistered(input.account, signal),
    ),
    copyText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
  },
  guards: {
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isMade: (_, answer: RegisterAnswer) => answer.ok,
    isPresetRefused: (_, answer: RegisterAnswer) => presetRefusalIn(answer) !== null,
    isHeldBack: (_, answer: RegisterAnswer) => waitAfter(answer) !== null,
    isFound: (_, registered: Registered | null) => registered !== null,
    isOpenEnd: (_, failure: CallFailure) => isOpenEnd(failure),
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
  },
  actions: {
    keepRules: assign({ rules: (_, rules: RegisterRules) => rules }),
    keepType: assign({ type: (_, chosen: DownlineType) => chosen }),
    keepField: assign(({ context }, { field, value }: { field: DownlineField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      errors: { ...context.errors, [field]: undefined },
    })),
    keepPresets: assign({ presets: (_, presets: readonly ContractPreset[]) => presets }),
    tellPresetsRefused: sendTo('presetContracts', (_, answer: RegisterAnswer) => presetsRefused(answer)),
    makeUpPassword: assign(({ context: { fields, errors, rules } }) => ({
      fields: { ...fields, password: generatePassword(passwordLengths(rules)) },
      errors: { ...errors, password: undefined },
    })),
    checkFields: assign({
      errors: ({ context }) => validateFields(context.fields, context.rules),
      failure: null,
    }),
    keepMade: assign((_, answer: RegisterAnswer) =>
      answer.ok ? { account: answer.value.account, registeredAt: null } : {},
    ),
    keepFound: assign((_, registered: Registered | null) =>
      registered ? { account: registered.account, registeredAt: registered.registeredAt } : {},
    ),
    keepRefusal: assign({ errors: (_, answer: RegisterAnswer) => errorsAfter(answer) }),
    keepWait: assign((_, answer: RegisterAnswer) => ({ retryAt: Date.now() + (waitAfter(answer) ?? 0) })),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepFailureWait: assign({ retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure) }),
    forgetDownline: assign({ fields: noFields, errors: {}, account: '', registeredAt: null, failure: null }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
})

export const startOfRegistration: DownlineRegistrationContext = {
  type: 'member',
  fields: noFields,
  errors: {},
  presets: [],
  rules: {},
  account: '',
  registeredAt: null,
  retryAt: 0,
  failure: null,
}

/** What the platform is sent. */
export const requestOf = ({ type, fields, presets }: DownlineRegistrationContext): NewDownline => {
  const nickname = fields.nickname.trim()
  return {
    type,
    username: cleanTyped(fields.username),
    password: fields.password,
    ...(nickname === '' ? {} : { nickname }),
    presets: type === 'agent' ? [...presets] : [],
  }
}
