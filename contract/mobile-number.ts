import * as v from 'valibot'

/** National number in digits; the country's own rule is the platform's to check. */
export const mobileNum = v.pipe(v.string(), v.regex(/^\d{4,15}$/))

/** Digits alone, without the plus. */
export const countryDialingCode = v.pipe(v.string(), v.regex(/^\d{1,4}$/))

/** Digits of a code that is texted or mailed; which of these lengths, the platform knows. */
export const codeDigits = { min: 4, max: 8 } as const

export const codePattern = new RegExp(`^\\d{${codeDigits.min},${codeDigits.max}}$`)

/** The code that was texted or mailed. */
export const verificationCode = v.pipe(v.string(), v.regex(codePattern))
