import type { InvitationSettled } from '#machines/auth/invitation.machine.ts'
import type { MobileMissing } from '#machines/auth/sms-code/sms-code-setup.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import type { FormField, RegistrationMethod } from './registration-context.ts'

/** What a registration hears: from its view, from its children, and, of the end of an attempt, from itself. */
export type RegistrationEvent =
  | { type: 'field.change'; field: RegisterField; value: string }
  | { type: 'field.leave'; field: FormField }
  | { type: 'terms.change'; agreed: boolean }
  | { type: 'country.choose'; dialingCode: string }
  | { type: 'method.choose'; method: RegistrationMethod }
  | { type: 'password.toggle' }
  | { type: 'rules.retry' }
  | { type: 'form.submit' }
  | { type: 'warning.dismiss' }
  | { type: 'registration.leave'; to: 'login' }
  | MobileMissing
  | InvitationSettled
  | { type: 'attempt.ended' }
