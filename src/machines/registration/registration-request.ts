import type { RegistrationRequest } from '#api/registration.ts'
import type { RegisterField } from '#contract/register-settings.ts'
import { wire } from '#contract/wire.ts'
import { mobileOf, typedIn } from './field-errors.ts'
import type { RegistrationContext } from './registration-context.ts'

/** REG-12: what the platform is sent of a form without errors: what the chosen tab asks for, and where it came from. */
export function registrationRequest(context: RegistrationContext): RegistrationRequest {
  const { method, place, codes, pass } = context
  const mobile = mobileOf(context)
  const circumstances = {
    ...place,
    ...mobile,
    countryDialingCode: context.dialingCode,
    registerMethod: wire.platform,
    ...(codes.referralCode ? { referralCode: codes.referralCode } : {}),
    slider: pass ?? '',
    login: true as const,
  }
  if (method === 'username') {
    const account = {
      username: typedIn('username', context),
      password: typedIn('password', context),
      confirmPassword: typedIn('confirmPassword', context),
    }
    return { method, details: { ...filledIn(context), ...circumstances, ...account } }
  }
  if (!mobile) throw new Error('A mobile that is not fit is never sent.')
  const username = mobile.mobileNum
  return { method, details: { ...filledIn(context), ...circumstances, ...mobile, username } }
}

/** The fields that are asked for and filled in; the mobile goes another way, since its digits alone are sent. */
function filledIn(context: RegistrationContext): { [Field in RegisterField]?: string } {
  const typed = context.asked.map(({ field }) => [field, typedIn(field, context)] as const)
  return Object.fromEntries(typed.filter(([field, text]) => field !== 'mobileNum' && text !== ''))
}

/** The affiliate code that somebody registers with, from the address or typed; empty without one. */
export const affiliateCodeOf = (context: RegistrationContext): string => typedIn('affiliateCode', context)
