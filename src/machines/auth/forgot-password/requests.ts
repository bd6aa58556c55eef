import type { MailRequest, NewPasswordRequest } from '#api/auth/forgot-password.ts'
import type { DeviceOwner } from '#api/auth/remembered-device.ts'
import { cleanEmail } from '#domain/text/email-address.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { mobileOf } from '#machines/auth/mobile/mobile-of.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { ForgotPasswordContext } from './types.ts'

/** What the platform is sent of a form without field errors, by e-mail. */
export const mailRequest = ({ fields, pass }: ForgotPasswordContext): MailRequest => ({
  username: cleanTyped(fields.username),
  email: cleanEmail(fields.email),
  slider: pass ?? '',
})

/** What the platform is sent of a form without field errors, by mobile. The password goes as it was typed. */
export function newPasswordRequest(context: ForgotPasswordContext): NewPasswordRequest {
  const { fields, side } = context
  const mobile = mobileOf(context)
  if (!mobile) throw new Error('A mobile that is not fit is never sent.')
  return { ...mobile, newPassword: fields.newPassword, verificationCode: codeIn(fields.code), side }
}

/** The names that somebody who got back in logs in by, on this device. */
export function ownersOf(context: ForgotPasswordContext, { member }: LoggedIn): DeviceOwner[] {
  const mobile = mobileOf(context)
  return [{ username: member.account }, ...(mobile ? [mobile] : [])]
}
