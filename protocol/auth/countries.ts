import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'

export const country = v.object({
  /** ISO 3166 code. */
  countryCode: v.string(),
  /** Digits without the plus sign. */
  countryDialingCode: v.string(),
  name: v.string(),
  minDigits: v.pipe(v.number(), v.integer()),
  maxDigits: v.pipe(v.number(), v.integer()),
})

export type Country = v.InferOutput<typeof country>

export const listCountries = call({
  method: 'GET',
  path: '/wps/system/countries',
  summary: 'Lists the countries whose mobiles can log in and register, with dialling codes.',
  request: v.object({ language: v.optional(language) }),
  reply: v.object({ countries: v.array(country) }),
})
