import * as v from 'valibot'
import { codeIn } from '#domain/text/typed-code.ts'
import { withoutCarrier } from '#domain/text/typed-text.ts'

/** A mobile in digits alone, the dialling code without the plus; the two together are its E.164 number. */
export type Mobile = { countryDialingCode: string; mobileNum: string }

/** A number as people write it, cleaned. Whether it is a mobile of its country, `readMobile` says. */
export const mobileNum = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform(withoutCarrier),
  v.regex(/^(?=(?:\D*\d){4})[+\d ()./-]{4,40}$/),
)

/** Digits alone, without the plus. */
export const countryDialingCode = v.pipe(v.string(), v.regex(/^\d{1,4}$/))

/** Digits of a code that is texted or mailed; which of these lengths, the platform knows. */
export const codeDigits = { min: 4, max: 8 } as const

export const codePattern = new RegExp(`^\\d{${codeDigits.min},${codeDigits.max}}$`)

/** The code that was texted or mailed, as it was typed or pasted. */
export const verificationCode = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.transform(codeIn),
  v.regex(codePattern),
)
