import type { RegistrationRequest } from '#api/auth/registration.ts'
import type { TypedCode } from '#machines/auth/mobile/confirmed-code.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import { wire } from '#protocol/kit/protocol-constants.ts'
import { mobileOf, typedCode, typedIn } from './field-errors.ts'
import type { RegistrationContext } from './registration-context.ts'

/** REG-12: what the platform is sent of a form without errors: what the chosen tab asks for, and where it came from. */
export function registrationRequest(context: RegistrationContext): RegistrationRequest {
  const { method, place, codes, pass } = context
  const mobile = mobileOf(context)
  const circumstances = {
    ...place,
    countryDialingCode: context.dialingCode,
    ...mobile,
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

/**
 * The fields that are asked for and filled in. The mobile goes another way, since its digits alone are sent, and in place of a
 * code that Firebase texted goes what Firebase says of it.
 */
function filledIn(context: RegistrationContext) {
  const { confirmed } = context
  const { verificationCode, ...others } = typedFields(context)
  if (!confirmed || !isByFirebase(context))
    return { ...others, ...(verificationCode && { verificationCode }) }
  return { ...others, firebaseChannel: 'sms' as const, firebaseIdToken: confirmed.idToken }
}

/** Whether a code that Firebase texted is filled in. */
export const isByFirebase = (context: RegistrationContext): boolean =>
  context.codeSender === 'firebase' && typedCode(context) !== null

function typedFields(context: RegistrationContext): { [Field in RegisterField]?: string } {
  const typed = context.asked.map(({ field }) => [field, typedIn(field, context)] as const)
  return Object.fromEntries(typed.filter(([field, text]) => field !== 'mobileNum' && text !== ''))
}

/** The affiliate code that somebody registers with, from the address or typed; empty without one. */
export const affiliateCodeOf = (context: RegistrationContext): string => typedIn('affiliateCode', context)

/** The code that Firebase looks at. Without one there is nothing to look at. */
export function codeToConfirm(context: RegistrationContext): TypedCode {
  const typed = typedCode(context)
  if (!typed) throw new Error('A code without a fit mobile is looked at by nobody.')
  return typed
}
