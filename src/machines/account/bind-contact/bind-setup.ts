import { assign, fromPromise, sendTo, setup } from 'xstate'
import { type BindAnswer, type Binding, bindContact } from '#api/account/contact-code.ts'
import { readProfile } from '#api/account/security-profile.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { type ContactMissing, contactCodeMachine } from '#machines/account/contact-code.machine.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import { withCountries } from '#machines/auth/mobile/phone-verification-state.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOpenEnd } from '#machines/kit/unknown-outcome.ts'
import type { SecurityProfile } from '#protocol/account/security-profile.ts'
import type { Country } from '#protocol/auth/countries.ts'
import {
  afterRefusal,
  type ContactErrors,
  type ContactField,
  type ContactForm,
  type ContactKind,
  contactErrors,
  looksLike,
  targetOf,
  validateFields,
  waitAfter,
} from './fields.ts'

export type BindContactInput = {
  kind: ContactKind
  /** What is bound now as the platform shows it, masked; null where nothing is. */
  before: string | null
  /** Whether that was shown to be the member's; an address may only have been written down. */
  isBound: boolean
  /** Of the country that the form starts with; digits alone, empty where it is not known. */
  dialingCode: string
}

/** What the binding of a mobile or an address is made of; `bind-contact.machine.ts` puts it together. */
export const bindSetup = setup({
  types: {
    input: {} as BindContactInput,
    context: {} as ContactForm & {
      errors: ContactErrors
      /** Of the code or the password, whichever was wrong last; null before one was. */
      guessesLeft: number | null
      /** Epoch ms at which the platform looks at another attempt. */
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
    tags: {} as 'busy' | 'failed',
    children: {} as { contactCode: 'contactCode'; countries: 'countries' },
  },
  actors: {
    contactCode: contactCodeMachine,
    countries: countriesMachine,
    bindContact: fromPromise<BindAnswer, Binding>(({ input, signal }) => bindContact(input, signal)),
    readProfile: fromPromise<SecurityProfile>(({ signal }) => readProfile(signal)),
  },
  guards: {
    isMobile: ({ context }) => context.kind === 'mobile',
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isBound: (_, answer: BindAnswer) => answer.ok,
    isHeldBack: (_, answer: BindAnswer) => waitAfter(answer) !== null,
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
    isOpenEnd: (_, failure: CallFailure) => isOpenEnd(failure),
    isOtherNow: ({ context: { kind, before, isBound } }, profile: SecurityProfile) => {
      if (kind === 'mobile') return profile.mobileNum !== before
      return profile.email !== before || (profile.emailBound && !isBound)
    },
    looksAsBefore: ({ context }) =>
      context.isBound && context.before !== null && looksLike(targetOf(context), context.before),
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { field: ContactField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      return { fields: { ...context.fields, [field]: field === 'code' ? shownCode(value) : value }, errors }
    }),
    keepCountry: assign(({ context }, { dialingCode }: { dialingCode: string }) => {
      const { mobile: _ofAnotherCountry, ...errors } = context.errors
      return { dialingCode, errors }
    }),
    keepCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    tellTarget: sendTo('contactCode', ({ context }) => ({
      type: 'target.changed',
      target: targetOf(context),
    })),
    checkContact: assign({ errors: ({ context }) => contactErrors(context) }),
    checkFields: assign({ errors: ({ context }) => validateFields(context), failure: null }),
    keepRefusal: assign(({ context }, answer: BindAnswer) => afterRefusal(context.kind, answer)),
    keepWait: assign((_, answer: BindAnswer) => ({ retryAt: Date.now() + (waitAfter(answer) ?? 0) })),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepFailureWait: assign({ retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure) }),
    keepReadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
})
