import type { DoneActorEvent } from 'xstate'
import type { BindAnswer } from '#api/account/contact-code.ts'
import { unconfirmedEmail } from '#domain/account/unconfirmed-email.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import type { SecurityProfile } from '#protocol/account/security-profile.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { bindSetup } from './bind-contact/bind-setup.ts'
import { bindingOf, targetOf } from './bind-contact/fields.ts'

const answer = ({ event }: { event: DoneActorEvent<BindAnswer> }) => event.output
const profile = ({ event }: { event: DoneActorEvent<SecurityProfile> }) => event.output
const countries = ({ event }: { event: DoneActorEvent<readonly Country[]> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const itself = <Event>({ event }: { event: Event }) => event

const typing = {
  'field.change': { actions: [{ type: 'keepField', params: itself }, 'tellTarget'] },
  'country.choose': { actions: [{ type: 'keepCountry', params: itself }, 'tellTarget'] },
  'contact.leave': '#bindContact.left',
} as const

/**
 * Binds a mobile or an e-mail address to the account (MEM-02), by a code that is sent there and the password. An attempt without an
 * answer is never called failed: the platform is asked what is bound now.
 */
export const bindContactMachine = bindSetup.createMachine({
  id: 'bindContact',
  description: 'Lets members bind a mobile or an e-mail address of theirs to their account.',
  context: ({ input }) => ({
    ...input,
    countries: [],
    fields: { mobile: '', email: unconfirmedEmail(input) ?? '', code: '', password: '' },
    errors: {},
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
          description: 'What is to be bound.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'A mobile needs to know the countries that there are, an address does not.',
              always: [{ guard: 'isMobile', target: 'mobile' }, { target: 'email' }],
            },
            mobile: {
              description: 'A mobile is to be bound, of one of the countries that are read.',
              invoke: {
                id: 'countries',
                src: 'countries',
                onDone: { actions: [{ type: 'keepCountries', params: countries }, 'tellTarget'] },
              },
            },
            email: { description: 'An e-mail address is to be bound.' },
          },
        },
        attempt: {
          description: 'What has become of it so far.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The fields are being filled in.',
              initial: 'fresh',
              on: {
                ...typing,
                'contact.missing': { target: '.invalid', actions: 'checkContact' },
                'contact.bind': 'checking',
              },
              states: {
                fresh: { description: 'Nothing has gone wrong.' },
                invalid: { description: 'Something is missing or cannot be right; nothing was sent.' },
                refused: {
                  description: 'The platform did not take it; the field that is wrong says why.',
                },
                notBound: {
                  description: 'The attempt got lost and nothing was bound; the code may be used up.',
                },
                unsure: {
                  tags: 'failed',
                  description: 'The attempt got lost, and nobody can tell what became of it.',
                },
                failed: { tags: 'failed', description: 'The attempt failed, and nothing was bound.' },
              },
            },
            checking: {
              description: 'What was typed is looked at before anything is sent.',
              entry: 'checkFields',
              always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'binding' }],
            },
            binding: {
              description: 'The platform is asked to bind it.',
              tags: 'busy',
              invoke: {
                id: 'bindContact',
                src: 'bindContact',
                input: ({ context }) => bindingOf(context),
                onDone: [
                  { guard: { type: 'isBound', params: answer }, target: '#bindContact.bound' },
                  {
                    guard: { type: 'isHeldBack', params: answer },
                    target: 'throttled',
                    actions: { type: 'keepWait', params: answer },
                  },
                  { target: 'editing.refused', actions: { type: 'keepRefusal', params: answer } },
                ],
                onError: [
                  {
                    guard: { type: 'isThrottled', params: failure },
                    target: 'throttled',
                    actions: { type: 'keepFailureWait', params: failure },
                  },
                  { guard: { type: 'isOpenEnd', params: failure }, target: 'looking' },
                  { target: 'editing.failed', actions: { type: 'keepFailure', params: failure } },
                ],
              },
            },
            looking: {
              description: 'No answer came, so the platform is asked what is bound now.',
              tags: 'busy',
              invoke: {
                id: 'readProfile',
                src: 'readProfile',
                onDone: [
                  { guard: { type: 'isOtherNow', params: profile }, target: '#bindContact.bound' },
                  { guard: 'looksAsBefore', target: 'editing.unsure' },
                  { target: 'editing.notBound' },
                ],
                onError: { target: 'editing.unsure', actions: { type: 'keepReadFailure', params: errorOf } },
              },
            },
            throttled: {
              description:
                'There were too many attempts; the next one is looked at when the countdown is over.',
              on: typing,
              after: { untilNextAttempt: 'editing' },
            },
          },
        },
      },
    },
    bound: { type: 'final', description: 'It is bound.', output: true },
    left: { type: 'final', description: 'The member leaves things as they were.', output: false },
  },
})
