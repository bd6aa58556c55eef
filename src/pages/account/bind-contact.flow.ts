import { fromPromise } from 'xstate'
import { bindContact } from '#api/account/contact-code.ts'
import { readProfile } from '#api/account/security-profile.ts'
import { bindContactMachine } from '#machines/account/bind-contact.machine.ts'
import { countriesFlow } from '#pages/auth/countries.flow.ts'
import { contactCodeFlow } from './contact-code.flow.ts'

export const bindContactFlow = bindContactMachine.provide({
  actors: {
    contactCode: contactCodeFlow,
    countries: countriesFlow,
    bindContact: fromPromise(({ input, signal }) => bindContact(input, signal)),
    readProfile: fromPromise(({ signal }) => readProfile(signal)),
  },
})
