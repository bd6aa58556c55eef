import { fromPromise } from 'xstate'
import { readCountries } from '#api/auth/countries.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'

export const countriesFlow = countriesMachine.provide({
  actors: { readCountries: fromPromise(({ signal }) => readCountries(signal)) },
})
