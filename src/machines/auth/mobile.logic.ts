import { countdownKey } from '#api/auth/code-countdown.ts'
import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import { codePattern, type Mobile } from '#domain/auth/mobile-number.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { readMobile } from '#protocol/auth/read-mobile.ts'

/** What a form knows of the mobile that is filled in. */
export type MobileForm = {
  /** Digits alone, empty while no country is known. */
  dialingCode: string
  countries: readonly Country[]
  fields: { mobile: string }
}

/** The mobile that is filled in, of the chosen country or of the one whose code it begins with; null while it is none. */
export const mobileOf = ({ fields, dialingCode, countries }: MobileForm): Mobile | null =>
  readMobile(fields.mobile, dialingCode, countries)

/** What is wrong with a field: nothing is filled in, or something that cannot be right. */
export type Missing = 'required' | 'invalid'

/** What is wrong with a code. Firebase looks at its own before the platform does, and says by itself what is wrong. */
export type CodeProblem = Missing | FirebaseRefusal

export type MobileErrors = { readonly mobile?: Missing; readonly code?: Missing }

/** What is wrong with the mobile alone. */
export function mobileError(form: MobileForm): MobileErrors {
  if (cleanTyped(form.fields.mobile) === '') return { mobile: 'required' }
  return mobileOf(form) ? {} : { mobile: 'invalid' }
}

/** What is wrong with the code that was texted, before the platform is asked. */
export function codeError({ fields }: { fields: { code: string } }): MobileErrors {
  const code = codeIn(fields.code)
  if (code === '') return { code: 'required' }
  return codePattern.test(code) ? {} : { code: 'invalid' }
}

/** A code with the mobile that it was texted to. */
export type TypedCode = { mobile: Mobile; code: string }

/** The same with what Firebase vouches for it with. */
export type ConfirmedCode = TypedCode & { idToken: string }

/** Whether Firebase has vouched for just what is filled in. */
export const isConfirmedAs = (confirmed: ConfirmedCode | null, { mobile, code }: TypedCode): boolean =>
  confirmed?.code === code && countdownKey(confirmed.mobile) === countdownKey(mobile)
