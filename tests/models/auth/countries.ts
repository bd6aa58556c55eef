import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'

const brazil = {
  countryCode: 'BR',
  countryDialingCode: '55',
  name: 'Brasil',
  minDigits: 10,
  maxDigits: 11,
}

export const countriesModel = defineModel(countriesMachine, {
  events: { 'countries.retry': {} },
  outcomes: {
    readCountries: {
      'countries loaded': { done: [brazil] },
      'no answer': { error: new CallFailed('offline') },
    },
  },
})
