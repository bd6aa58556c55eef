import { bindContactMachine } from '#machines/account/bind-contact.machine.ts'
import { countriesFlow } from '#pages/auth/countries.flow.ts'

export const bindContactFlow = bindContactMachine.provide({ actors: { countries: countriesFlow } })
