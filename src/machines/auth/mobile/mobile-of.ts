import type { Mobile } from '#domain/auth/mobile-number.ts'
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
