import * as v from 'valibot'
import { mobileCountries } from '#domain/auth/mobile-countries.ts'
import { readMobile } from '#domain/auth/read-mobile.ts'
import { isCnpj, isCpf } from '#domain/cashier/tax-number.ts'
import { cleanEmail } from '#domain/text/email-address.ts'
import { withoutLabel, withoutSeparators } from '#domain/text/typed-text.ts'

export const pixKeyKinds = ['cpf', 'cnpj', 'mobile', 'email', 'random'] as const

export type PixKeyKind = (typeof pixKeyKinds)[number]

/** Maximum length of an email address as a Pix key. */
const LONGEST_EMAIL = 77
const emailKey = v.pipe(v.string(), v.email(), v.maxLength(LONGEST_EMAIL))
const RANDOM_KEY = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/
/** Country code of mobile keys that are typed without one. */
const BRAZIL = '55'

const withoutMarks = (typed: string): string => withoutSeparators(typed).replace(/[/()]/g, '').toUpperCase()
const unless = (isWrong: boolean, key: string): string | null => (isWrong ? null : key)

const readers: Readonly<Record<PixKeyKind, (typed: string) => string | null>> = {
  cpf(typed) {
    const digits = withoutMarks(withoutLabel(typed))
    return unless(!isCpf(digits), digits)
  },
  cnpj(typed) {
    // A CNPJ may begin with letters, which could be mistaken for a label.
    const signs = [typed, withoutLabel(typed)].map(withoutMarks).find(isCnpj)
    return signs ?? null
  },
  mobile(typed) {
    const mobile = readMobile(typed, BRAZIL, mobileCountries)
    return mobile && `+${mobile.countryDialingCode}${mobile.mobileNum}`
  },
  email(typed) {
    const address = cleanEmail(typed).toLowerCase()
    return unless(!v.is(emailKey, address), address)
  },
  random(typed) {
    // The first group may consist only of letters, which could be mistaken for a label.
    const groups = [typed, withoutLabel(typed)]
      .map((text) =>
        RANDOM_KEY.exec(
          withoutMarks(text)
            .replace(/^\{|\}$/g, '')
            .toLowerCase(),
        ),
      )
      .find((found) => found !== null)
    return groups?.slice(1).join('-') ?? null
  },
}

/** The typed Pix key in canonical form; null if it is invalid for its kind. */
export const readPixKey = (kind: PixKeyKind, typed: string): string | null => readers[kind](typed)

/** A bank branch with an optional check digit, such as `1234` or `1234X`; null if invalid. */
export function readBranch(typed: string): string | null {
  const branch = withoutMarks(typed).padStart(4, '0')
  return unless(!/^(?!0+$)\d{4}[\dX]?$/.test(branch), branch)
}

/** A bank account with its check digit, such as `123456` or `12345X`; null if invalid. */
export function readAccount(typed: string): string | null {
  const account = withoutMarks(typed)
  return unless(!/^\d{3,13}[\dX]$/.test(account), account)
}
