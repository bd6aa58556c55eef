import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type { BindAnswer, Binding } from '#api/account/contact-code.ts'
import { unconfirmedEmail } from '#domain/account/unconfirmed-email.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { type ContactMissing, contactCodeMachine } from '#machines/account/contact-code.machine.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import { withCountries } from '#machines/auth/phone-verification-state.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import type { SecurityProfile } from '#protocol/account/security-profile.ts'
import type { Country } from '#protocol/auth/countries.ts'
import {
  afterRefusal,
  type BindRefusal,
  bindingOf,
  type ContactErrors,
  type ContactField,
  type ContactForm,
  type ContactKind,
  contactErrors,
  looksLike,
  targetOf,
  validateFields,
  waitAfter,
} from './bind-contact.logic.ts'

type BindContactInput = {
  kind: ContactKind
  /** The current contact, masked by the platform; null if there is none. */
  before: string | null
  /** Whether the platform has verified this contact. An unverified email address is known but not bound. */
  isBound: boolean
  /** Dialling code of the initial country, digits only; empty if unknown. */
  dialingCode: string
}

const answer = ({ event }: { event: DoneActorEvent<BindAnswer> }) => event.output
const profile = ({ event }: { event: DoneActorEvent<SecurityProfile> }) => event.output
const countries = ({ event }: { event: DoneActorEvent<readonly Country[]> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const typing = {
  'field.change': { actions: [{ type: 'setField', params: eventParams }, 'sendTarget'] },
  'country.choose': { actions: [{ type: 'setCountry', params: eventParams }, 'sendTarget'] },
  'contact.leave': '#bindContact.left',
} as const

/**
 * Binds a mobile number or an email address (MEM-02), using the password and a code sent to the new contact.
 * If an attempt gets no response, the machine asks the platform which contact is bound.
 */
export const bindContactMachine = setup({
  types: {
    input: {} as BindContactInput,
    context: {} as ContactForm & {
      errors: ContactErrors
      refusal: BindRefusal | null
      /**
       * Guesses left for the code or the password, whichever was wrong last; null until one has been wrong.
       */
      guessesLeft: number | null
      /** Epoch ms. */
      retryAt: number
      failure: CallFailure | null
    },
    events: {} as
      | { type: 'field.change'; field: ContactField; value: string }
      | { type: 'country.choose'; dialingCode: string }
      | { type: 'contact.bind' }
      | { type: 'contact.leave' }
      | ContactMissing,
    output: {} as { bound: boolean },
    tags: {} as 'busy',
    children: {} as { contactCode: 'contactCode'; countries: 'countries' },
  },
  actors: {
    contactCode: contactCodeMachine,
    countries: countriesMachine,
    bindContact: providedCall<BindAnswer, Binding>(),
    readProfile: providedCall<SecurityProfile>(),
  },
  guards: {
    isMobile: ({ context }) => context.kind === 'mobile',
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isBound: (_, answer: BindAnswer) => answer.ok,
    isAnswerThrottled: (_, answer: BindAnswer) => waitAfter(answer) !== null,
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
    hasContactChanged: ({ context: { kind, before, isBound } }, profile: SecurityProfile) => {
      if (kind === 'mobile') return profile.mobileNum !== before
      return profile.email !== before || (profile.emailBound && !isBound)
    },
    looksUnchanged: ({ context }) =>
      context.isBound && context.before !== null && looksLike(targetOf(context), context.before),
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: ContactField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      return { fields: { ...context.fields, [field]: field === 'code' ? shownCode(value) : value }, errors }
    }),
    setCountry: assign(({ context }, { dialingCode }: { dialingCode: string }) => {
      const { mobile: _ofAnotherCountry, ...errors } = context.errors
      return { dialingCode, errors }
    }),
    setCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    sendTarget: sendTo('contactCode', ({ context }) => ({
      type: 'target.changed',
      target: targetOf(context),
    })),
    checkContact: assign({ errors: ({ context }) => contactErrors(context) }),
    checkFields: assign({ errors: ({ context }) => validateFields(context), failure: null }),
    setRefusal: assign({ refusal: (_, refusal: BindRefusal) => refusal }),
    setFieldErrors: assign(({ context }, answer: BindAnswer) => afterRefusal(context.kind, answer)),
    setRetryAt: assign((_, answer: BindAnswer) => ({ retryAt: Date.now() + (waitAfter(answer) ?? 0) })),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setRetryAtFromFailure: assign({
      retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure),
    }),
    setLoadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'bindContact',
  description:
    'Lets players add or change their phone number or email, confirmed with a code and the password.',
  context: ({ input }) => ({
    ...input,
    countries: [],
    fields: { mobile: '', email: unconfirmedEmail(input) ?? '', code: '', password: '' },
    errors: {},
    refusal: null,
    guessesLeft: null,
    retryAt: 0,
    failure: null,
  }),
  initial: 'open',
  output: ({ event }) => ({ bound: event.output === true }),
  states: {
    open: {
      description: 'The form is open.',
      type: 'parallel',
      invoke: {
        id: 'contactCode',
        src: 'contactCode',
        input: ({ context }) => ({ target: targetOf(context) }),
      },
      states: {
        contact: {
          description: 'Whether the form is for a phone number or an email.',
          initial: 'routing',
          states: {
            routing: {
              description: 'A phone number needs the list of countries; an email does not.',
              always: [{ guard: 'isMobile', target: 'mobile' }, { target: 'email' }],
            },
            mobile: {
              description:
                'The player enters a phone number. The list of countries loads for the country code.',
              invoke: {
                id: 'countries',
                src: 'countries',
                onDone: { actions: [{ type: 'setCountries', params: countries }, 'sendTarget'] },
              },
            },
            email: { description: 'The player enters an email.' },
          },
        },
        attempt: {
          description: 'The progress of the request.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The player fills in the form.',
              initial: 'idle',
              on: {
                ...typing,
                'contact.missing': { target: '.invalid', actions: 'checkContact' },
                'contact.bind': 'checking',
              },
              states: {
                idle: { description: 'The form is ready, with no error.' },
                invalid: { description: 'A field is missing or invalid. Nothing was sent.' },
                refused: {
                  description: 'The contact was not saved. A message or the field shows the reason.',
                },
              },
            },
            checking: {
              description: 'The page checks the fields before sending them.',
              entry: 'checkFields',
              always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'binding' }],
            },
            binding: {
              description: 'The server is saving the new contact.',
              tags: 'busy',
              invoke: {
                id: 'bindContact',
                src: 'bindContact',
                input: ({ context }) => bindingOf(context),
                onDone: [
                  { guard: { type: 'isBound', params: answer }, target: '#bindContact.bound' },
                  {
                    guard: { type: 'isAnswerThrottled', params: answer },
                    target: 'throttled',
                    actions: { type: 'setRetryAt', params: answer },
                  },
                  {
                    target: 'editing.refused',
                    actions: [
                      { type: 'setFieldErrors', params: answer },
                      { type: 'setRefusal', params: 'fields' },
                    ],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isThrottled', params: failure },
                    target: 'throttled',
                    actions: { type: 'setRetryAtFromFailure', params: failure },
                  },
                  { guard: { type: 'isOutcomeUnknown', params: failure }, target: 'reconciling' },
                  {
                    target: 'editing.refused',
                    actions: [
                      { type: 'setFailure', params: failure },
                      { type: 'setRefusal', params: 'failed' },
                    ],
                  },
                ],
              },
            },
            reconciling: {
              description:
                'The server did not respond. The page loads the profile to see whether the contact changed.',
              tags: 'busy',
              invoke: {
                id: 'readProfile',
                src: 'readProfile',
                onDone: [
                  { guard: { type: 'hasContactChanged', params: profile }, target: '#bindContact.bound' },
                  {
                    guard: 'looksUnchanged',
                    target: 'editing.refused',
                    actions: { type: 'setRefusal', params: 'outcomeUnknown' },
                  },
                  { target: 'editing.refused', actions: { type: 'setRefusal', params: 'notBound' } },
                ],
                onError: {
                  target: 'editing.refused',
                  actions: [
                    { type: 'setLoadFailure', params: errorOf },
                    { type: 'setRefusal', params: 'outcomeUnknown' },
                  ],
                },
              },
            },
            throttled: {
              description: 'Too many attempts. The player can try again when the countdown ends.',
              on: typing,
              after: { untilNextAttempt: 'editing' },
            },
          },
        },
      },
    },
    bound: { type: 'final', description: 'The contact is verified and saved.', output: true },
    left: { type: 'final', description: 'The player leaves without changing the contact.', output: false },
  },
})
