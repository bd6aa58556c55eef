import type { DoneActorEvent } from 'xstate'
import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { CodeSender, CodeUse } from '#api/auth/sms-code.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { MobileForm } from './mobile.logic.ts'

type CodeForm = { countdowns: Countdowns; codeSender: CodeSender }

const countries = ({ event }: { event: DoneActorEvent<readonly Country[]> }) => event.output

/**
 * Returns the part of a state that handles texted codes. It loads the countries, runs the actor that sends
 * the codes, and passes it the typed mobile number.
 */
export const phoneVerification = <Use extends CodeUse, Form extends CodeForm>(
  use: Use,
  mobileOf: (form: Form) => Mobile | null,
) =>
  ({
    description: 'The countries are loading, and SMS codes can be sent to the phone number typed.',
    invoke: [
      {
        id: 'countries',
        src: 'countries',
        onDone: { actions: [{ type: 'setCountries', params: countries }, 'sendMobile'] },
      },
      {
        id: 'smsCode',
        src: 'smsCode',
        input: ({ context }: { context: Form }) => ({
          use,
          sender: context.codeSender,
          mobile: mobileOf(context),
          countdowns: context.countdowns,
        }),
      },
    ],
    on: { 'field.change': { actions: 'sendMobile' }, 'country.choose': { actions: 'sendMobile' } },
  }) as const

/**
 * Returns the changes to a form after its countries are loaded. A form without a country gets the first one.
 */
export const withCountries = (
  { dialingCode }: Pick<MobileForm, 'dialingCode'>,
  countries: readonly Country[],
) => ({
  countries,
  dialingCode: dialingCode || (countries[0]?.countryDialingCode ?? ''),
})
