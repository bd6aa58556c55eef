import * as v from 'valibot'
import { mobileCountries } from '#domain/auth/mobile-countries.ts'
import { isCnpj, isCpf } from '#domain/cashier/tax-number.ts'
import { cleanEmail } from '#domain/text/email-address.ts'
import { withoutLabel, withoutSeparators } from '#domain/text/typed-text.ts'
import { readMobile } from '#protocol/auth/read-mobile.ts'

/** Kinds of Pix key. */
export const pixKeyKinds = ['cpf', 'cnpj', 'mobile', 'email', 'random'] as const

export type PixKeyKind = (typeof pixKeyKinds)[number]

/** The longest e-mail address that can be a Pix key. */
const LONGEST_EMAIL = 77
const emailKey = v.pipe(v.string(), v.email(), v.maxLength(LONGEST_EMAIL))
const RANDOM_KEY = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/
/** The country code of a mobile that is a key without saying its country. */
const BRAZIL = '55'

const withoutMarks = (typed: string): string => withoutSeparators(typed).replace(/[/()]/g, '').toUpperCase()
const unless = (isWrong: boolean, key: string): string | null => (isWrong ? null : key)

const readers: Readonly<Record<PixKeyKind, (typed: string) => string | null>> = {
  cpf(typed) {
    const digits = withoutMarks(withoutLabel(typed))
    return unless(!isCpf(digits), digits)
  },
  cnpj(typed) {
    // A CNPJ may begin with letters, which look like a label.
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
    // Its first group may be letters alone, which look like a label.
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

/** A Pix key that was typed or pasted, in the one way in which Pix knows it; null where it cannot be one of its kind. */
export const readPixKey = (kind: PixKeyKind, typed: string): string | null => readers[kind](typed)

/** The number of a bank's branch, with its check digit where the bank has one: `1234`, `1234X`; null for anything else. */
export function readBranch(typed: string): string | null {
  const branch = withoutMarks(typed).padStart(4, '0')
  return unless(!/^(?!0+$)\d{4}[\dX]?$/.test(branch), branch)
}

/** The number of a bank account that ends in its check digit, `123456` or `12345X`; null for anything else. */
export function readAccount(typed: string): string | null {
  const account = withoutMarks(typed)
  return unless(!/^\d{3,13}[\dX]$/.test(account), account)
}
