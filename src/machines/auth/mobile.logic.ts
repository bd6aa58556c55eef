import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import { codePattern, type Mobile, mobileKey } from '#domain/auth/mobile-number.ts'
import { readMobile } from '#domain/auth/read-mobile.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import type { Country } from '#protocol/auth/countries.ts'

export type MobileForm = {
  /** Digits only; empty while no country is known. */
  dialingCode: string
  countries: readonly Country[]
  fields: { mobile: string }
}

/** Caches parsed numbers: parsing is slow, and guards, actions and views parse the same few repeatedly. */
const known = new WeakMap<MobileForm['countries'], Map<string, Mobile | null>>()

/**
 * Returns the typed mobile number, or null if it is invalid. A typed country code takes precedence over the
 * chosen country.
 */
export function mobileOf({ fields, dialingCode, countries }: MobileForm): Mobile | null {
  const mobiles = known.get(countries) ?? new Map<string, Mobile | null>()
  known.set(countries, mobiles)
  const key = `${dialingCode} ${fields.mobile}`
  const read = mobiles.get(key)
  if (read !== undefined) return read
  const mobile = readMobile(fields.mobile, dialingCode, countries)
  mobiles.set(key, mobile)
  return mobile
}

export type Missing = 'required' | 'invalid'

/** Why a code is invalid. Firebase checks its own codes first and has its own refusals. */
export type CodeProblem = Missing | FirebaseRefusal

export type MobileErrors = { readonly mobile?: Missing; readonly code?: Missing }

export function mobileError(form: MobileForm): MobileErrors {
  if (cleanTyped(form.fields.mobile) === '') return { mobile: 'required' }
  return mobileOf(form) ? {} : { mobile: 'invalid' }
}

export function codeError({ fields }: { fields: { code: string } }): MobileErrors {
  const code = codeIn(fields.code)
  if (code === '') return { code: 'required' }
  return codePattern.test(code) ? {} : { code: 'invalid' }
}

export type TypedCode = { mobile: Mobile; code: string }

export type ConfirmedCode = TypedCode & { idToken: string }

export const isConfirmedAs = (confirmed: ConfirmedCode | null, { mobile, code }: TypedCode): boolean =>
  confirmed?.code === code && mobileKey(confirmed.mobile) === mobileKey(mobile)
