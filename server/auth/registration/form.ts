import type { registerByMobile, registerByUsername } from '#protocol/auth/registration.ts'
import { cleanRegistrationField } from '#protocol/auth/registration-field-text.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import { servedMobile } from '#server/identity/countries.ts'

/** Whether the member chooses a username or uses the mobile number as one (REG-03). */
export type Way = 'username' | 'mobile'

export type RegistrationRequest = RequestOf<typeof registerByUsername> | RequestOf<typeof registerByMobile>

export type RegistrationForm = {
  way: Way
  /** Lower-case account name: the username, or the digits of the E.164 number. */
  account: string
  /** E.164; null if absent or not supported. */
  mobile: string | null
  /**
   * Returns the sanitised value; empty if absent. A mobile is returned without its country code. Login
   * passwords are not sanitised.
   */
  textOf(field: RegistrationField): string
}

const passwords: RegistrationField[] = ['password', 'confirmPassword', 'verifyPwd']

export function readForm(way: Way, request: RegistrationRequest): RegistrationForm {
  const typed = request.mobileNum
  const served = typed === undefined ? null : servedMobile(request.countryDialingCode, typed)
  const mobile = served && `+${served.countryDialingCode}${served.mobileNum}`
  const textOf = (field: RegistrationField) => {
    const text = request[field] ?? ''
    if (passwords.includes(field)) return text
    return field === 'mobileNum' && served ? served.mobileNum : cleanRegistrationField(field, text)
  }
  const account = way === 'mobile' ? (mobile ?? '').slice(1) : textOf('username').toLowerCase()
  return { way, account, mobile, textOf }
}
