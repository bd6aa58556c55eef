import * as v from 'valibot'
import { codeIn } from '#domain/text/typed-code.ts'
import { withoutCarrier } from '#domain/text/typed-text.ts'

/** Both parts have digits only, without a plus sign. Together they are the E.164 number. */
export type Mobile = { countryDialingCode: string; mobileNum: string }

export const mobileKey = ({ countryDialingCode, mobileNum }: Mobile) => `+${countryDialingCode} ${mobileNum}`

/**
 * A number for any country, as typed. It may contain separators. `readMobile` validates it for its country.
 */
export const mobileNum = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform(withoutCarrier),
  v.regex(/^(?=(?:\D*\d){4})[+\d ()./-]{4,40}$/),
)

export const countryDialingCode = v.pipe(v.string(), v.regex(/^\d{1,4}$/))

/** Possible lengths of SMS and email codes. Only the server knows the exact length. */
export const codeDigits = { min: 4, max: 8 } as const

export const codePattern = new RegExp(`^\\d{${codeDigits.min},${codeDigits.max}}$`)

export const verificationCode = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.transform(codeIn),
  v.regex(codePattern),
)
