import type { DoneActorEvent } from 'xstate'
import type { ApplicationAnswer } from '#api/agents/agent-application.ts'
import { errorOf } from '#machines/kit/call-failure.ts'
import { failedStates } from '#machines/kit/failed-states.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { applicationSetup } from './agent-application/application-setup.ts'
import { type ApplicationEvent, applicationOf, createApplicationContext } from './agent-application/form.ts'

const countries = ({ event }: { event: DoneActorEvent<readonly Country[]> }) => event.output
const answer = ({ event }: { event: DoneActorEvent<ApplicationAnswer> }) => event.output
const because = (reason: string) => ({ type: 'isFailedBy', params: { reason } }) as const

type Heard<Type extends ApplicationEvent['type']> = { event: Extract<ApplicationEvent, { type: Type }> }

const typing = {
  'field.change': {
    actions: { type: 'keepField', params: ({ event }: Heard<'field.change'>) => event },
  },
  'country.choose': {
    actions: { type: 'keepCountry', params: ({ event }: Heard<'country.choose'>) => event },
  },
  'channel.choose': {
    actions: { type: 'keepChannel', params: ({ event }: Heard<'channel.choose'>) => event },
  },
} as const

/**
 * An application to become an agent (AGENT-12). What was typed stays until the operator has it; one whose answer got lost may
 * be sent again.
 */
export const agentApplicationMachine = applicationSetup.createMachine({
  id: 'agentApplication',
  description: 'Lets visitors and players tell the operator that they would like to become agents.',
  context: ({ input }) => createApplicationContext(input),
  type: 'parallel',
  states: {
    form: {
      description: 'How far the application is.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The form is being filled in.',
          initial: 'fresh',
          on: { ...typing, 'form.submit': 'checking' },
          states: {
            fresh: { description: 'The form is filled in, and nothing is wrong with it as far as is known.' },
            invalid: {
              description: 'A field is missing or cannot be right, which is said under it; nothing was kept.',
            },
            ...failedStates,
          },
        },
        checking: {
          description: 'The fields are looked at before anything is sent.',
          entry: 'checkFields',
          always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'sending' }],
        },
        sending: {
          description: 'The application is on its way to the operator.',
          tags: 'busy',
          invoke: {
            id: 'sendApplication',
            src: 'sendApplication',
            input: ({ context }) => applicationOf(context),
            onDone: [
              { guard: { type: 'isTaken', params: answer }, target: 'received' },
              {
                guard: { type: 'isMobileRefused', params: answer },
                target: 'editing.invalid',
                actions: 'refuseMobile',
              },
              { target: 'throttled', actions: { type: 'keepWait', params: answer } },
            ],
            onError: { target: 'unanswered', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        unanswered: {
          description: 'No answer came, and the cause decides which message is shown.',
          always: [
            { guard: because('throttled'), target: 'throttled', actions: 'keepFailureWait' },
            { guard: because('offline'), target: 'editing.offline' },
            { guard: because('timeout'), target: 'editing.timeout' },
            { target: 'editing.failed' },
          ],
        },
        throttled: {
          description:
            'There were too many applications; the next one is looked at when the countdown is over.',
          on: typing,
          after: { untilRetry: 'editing' },
        },
        received: { description: 'The operator has the application and will call back.' },
      },
    },
    countries: {
      description: 'Which countries a mobile can be of.',
      initial: 'unread',
      states: {
        unread: {
          description: 'Nobody has turned to the form yet, so the countries are not asked for.',
          on: { 'form.enter': 'read' },
        },
        read: {
          description:
            'The countries are asked for; until they are known the form goes on with the operator’s.',
          invoke: {
            id: 'countries',
            src: 'countries',
            onDone: { actions: { type: 'keepCountries', params: countries } },
          },
        },
      },
    },
  },
})
