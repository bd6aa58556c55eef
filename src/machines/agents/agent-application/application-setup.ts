import { assign, fromPromise, setup } from 'xstate'
import {
  type AgentApplication,
  type ApplicationAnswer,
  sendApplication,
} from '#api/agents/agent-application.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import { withCountries } from '#machines/auth/mobile/phone-verification-state.ts'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { Channel } from '#protocol/agents/agent-application.ts'
import type { Country } from '#protocol/auth/countries.ts'
import {
  type ApplicationContext,
  type ApplicationEvent,
  type ApplicationField,
  type ApplicationInput,
  type FieldErrors,
  fieldErrors,
} from './form.ts'

/** What the application's chart is written in: its types, children, questions and deeds. */
export const applicationSetup = setup({
  types: {
    input: {} as ApplicationInput,
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
    tags: {} as 'busy' | 'failed',
    children: {} as { countries: 'countries' },
  },
  actors: {
    countries: countriesMachine,
    sendApplication: fromPromise<ApplicationAnswer, AgentApplication>(({ input, signal }) =>
      sendApplication(input, signal),
    ),
  },
  guards: {
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isTaken: (_, answer: ApplicationAnswer) => answer.ok,
    isMobileRefused: (_, answer: ApplicationAnswer) =>
      !answer.ok && answer.refusal.code === 'application.mobileInvalid',
    isFailedBy: ({ context }, { reason }: { reason: string }) => context.failure?.reason === reason,
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { field: ApplicationField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      return { fields: { ...context.fields, [field]: value }, errors }
    }),
    keepCountry: assign(({ context }, { dialingCode }: { dialingCode: string }) => {
      const { mobile: _ofAnotherCountry, ...errors } = context.errors
      return { dialingCode, errors }
    }),
    keepChannel: assign(({ context }, { channel }: { channel: Channel }) => {
      const { channel: _chosen, ...errors } = context.errors
      return { channel, errors }
    }),
    keepCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    checkFields: assign({ errors: ({ context }) => fieldErrors(context) }),
    refuseMobile: assign({ errors: (): FieldErrors => ({ mobile: 'invalid' }) }),
    keepWait: assign({
      retryAt: (_, answer: ApplicationAnswer) =>
        !answer.ok && answer.refusal.code === 'application.throttled'
          ? Date.now() + answer.refusal.value.retryAfter
          : 0,
    }),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    keepFailureWait: assign({ retryAt: ({ context }) => Date.now() + waitOfFailure(context.failure) }),
  },
  delays: { untilRetry: ({ context }) => context.retryAt - Date.now() },
})
