import { cleanRegisterField } from '#protocol/auth/register-field-text.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import type { registerByMobile, registerByUsername } from '#protocol/auth/registration.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import { servedMobile } from '#server/identity/countries.ts'

/** REG-03: whether somebody chooses a user name, or goes by their mobile number. */
export type Way = 'username' | 'mobile'

export type RegistrationRequest = RequestOf<typeof registerByUsername> | RequestOf<typeof registerByMobile>

/** A registration as it was filled in. */
export type RegistrationForm = {
  way: Way
  /** What the account will be called, in small letters: the user name, or the digits of the E.164 number. */
  account: string
  /** E.164; null where none was given, or none that is served. */
  mobile: string | null
  /** What was filled in, cleaned, of a mobile its national digits; empty where nothing was. Passwords to log in with as they are. */
  textOf(field: RegisterField): string
}

const passwords: RegisterField[] = ['password', 'confirmPassword', 'verifyPwd']

export function readForm(way: Way, request: RegistrationRequest): RegistrationForm {
  const typed = request.mobileNum
  const served = typed === undefined ? null : servedMobile(request.countryDialingCode, typed)
  const mobile = served && `+${served.countryDialingCode}${served.mobileNum}`
  const textOf = (field: RegisterField) => {
    const text = request[field] ?? ''
    if (passwords.includes(field)) return text
    return field === 'mobileNum' && served ? served.mobileNum : cleanRegisterField(field, text)
  }
  const account = way === 'mobile' ? (mobile ?? '').slice(1) : textOf('username').toLowerCase()
  return { way, account, mobile, textOf }
}
