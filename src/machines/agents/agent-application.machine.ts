import { assign, type DoneActorEvent, setup } from 'xstate'
import type { AgentApplication, ApplicationAnswer } from '#api/agents/agent-application.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import { withCountries } from '#machines/auth/phone-verification-state.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { Channel } from '#protocol/agents/agent-application.ts'
import type { Country } from '#protocol/auth/countries.ts'
import {
  type ApplicationContext,
  type ApplicationEvent,
  type ApplicationField,
  type ApplicationInput,
  applicationOf,
  createApplicationContext,
  type FieldErrors,
  fieldErrors,
} from './agent-application.logic.ts'

const countries = ({ event }: { event: DoneActorEvent<readonly Country[]> }) => event.output
const answer = ({ event }: { event: DoneActorEvent<ApplicationAnswer> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

type Received<Type extends ApplicationEvent['type']> = { event: Extract<ApplicationEvent, { type: Type }> }

const typing = {
  'field.change': {
    actions: { type: 'setField', params: ({ event }: Received<'field.change'>) => event },
  },
  'country.choose': {
    actions: { type: 'setCountry', params: ({ event }: Received<'country.choose'>) => event },
  },
  'channel.choose': {
    actions: { type: 'setChannel', params: ({ event }: Received<'channel.choose'>) => event },
  },
} as const

/**
 * An application to become an agent (AGENT-12). Input is kept until the platform has received the
 * application. After a lost response, the applicant may send it again.
 */
export const agentApplicationMachine = setup({
  types: {
    input: {} as ApplicationInput,
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
    tags: {} as 'busy' | 'failed',
    children: {} as { countries: 'countries' },
  },
  actors: {
    countries: countriesMachine,
    sendApplication: providedCall<ApplicationAnswer, AgentApplication>(),
  },
  guards: {
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isReceived: (_, answer: ApplicationAnswer) => answer.ok,
    isMobileRefused: (_, answer: ApplicationAnswer) =>
      !answer.ok && answer.refusal.code === 'application.mobileInvalid',
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: ApplicationField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      return { fields: { ...context.fields, [field]: value }, errors }
    }),
    setCountry: assign(({ context }, { dialingCode }: { dialingCode: string }) => {
      const { mobile: _ofAnotherCountry, ...errors } = context.errors
      return { dialingCode, errors }
    }),
    setChannel: assign(({ context }, { channel }: { channel: Channel }) => {
      const { channel: _chosen, ...errors } = context.errors
      return { channel, errors }
    }),
    setCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    checkFields: assign({ errors: ({ context }) => fieldErrors(context) }),
    refuseMobile: assign({ errors: (): FieldErrors => ({ mobile: 'invalid' }) }),
    setRetryAt: assign({
      retryAt: (_, answer: ApplicationAnswer) =>
        !answer.ok && answer.refusal.code === 'application.throttled'
          ? Date.now() + answer.refusal.value.retryAfter
          : 0,
    }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setRetryAtFromFailure: assign({
      retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure),
    }),
  },
  delays: { untilRetry: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'agentApplication',
  description: 'Lets visitors and players apply to become agents.',
  context: ({ input }) => createApplicationContext(input),
  type: 'parallel',
  states: {
    form: {
      description: 'The progress of the application.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The applicant fills in the form.',
          initial: 'idle',
          on: { ...typing, 'form.submit': 'checking' },
          states: {
            idle: { description: 'The form is ready, with no error.' },
            invalid: {
              description: 'A field is missing or invalid, with an error below it. Nothing was sent.',
            },
            failed: {
              tags: 'failed',
              description:
                'The application could not be sent. A message shows the reason, and the applicant can try again.',
            },
          },
        },
        checking: {
          description: 'The page checks the fields before sending them.',
          entry: 'checkFields',
          always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'sending' }],
        },
        sending: {
          description: 'The application is being sent to the operator.',
          tags: 'busy',
          invoke: {
            id: 'sendApplication',
            src: 'sendApplication',
            input: ({ context }) => applicationOf(context),
            onDone: [
              { guard: { type: 'isReceived', params: answer }, target: 'received' },
              {
                guard: { type: 'isMobileRefused', params: answer },
                target: 'editing.invalid',
                actions: 'refuseMobile',
              },
              { target: 'throttled', actions: { type: 'setRetryAt', params: answer } },
            ],
            onError: [
              {
                guard: { type: 'isThrottled', params: failure },
                target: 'throttled',
                actions: { type: 'setRetryAtFromFailure', params: failure },
              },
              { target: 'editing.failed', actions: { type: 'setFailure', params: failure } },
            ],
          },
        },
        throttled: {
          description: 'Too many applications. The applicant can try again when the countdown ends.',
          on: typing,
          after: { untilRetry: 'editing' },
        },
        received: { description: 'The operator has received the application and will call the applicant.' },
      },
    },
    countries: {
      description: 'The list of countries for the phone number.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The applicant has not reached the form yet, so the countries are not loaded.',
          on: { 'form.enter': 'requested' },
        },
        requested: {
          description: 'The countries are loading. Until then the form uses the operator’s country.',
          invoke: {
            id: 'countries',
            src: 'countries',
            onDone: { actions: { type: 'setCountries', params: countries } },
          },
        },
      },
    },
  },
})
