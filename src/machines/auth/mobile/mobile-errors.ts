import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import { codePattern } from '#domain/auth/mobile-number.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { type MobileForm, mobileOf } from './mobile-of.ts'

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
