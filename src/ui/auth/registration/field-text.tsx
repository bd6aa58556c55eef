import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FormError, FormErrors } from '#machines/auth/registration.types.ts'
import { isAskedAsLetters } from '#protocol/auth/registration-field-problem.ts'
import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'
import { codeProblemTexts } from '#ui/auth/firebase/firebase-text.tsx'
import { NotAMobile } from '#ui/auth/mobile/not-a-mobile.tsx'
import { guessableTexts } from '#ui/cashier/payment-password-setup/payment-password-text.tsx'
import { patternText } from './pattern-text.tsx'

type FieldError = NonNullable<FormErrors[RegistrationField]>

const isFirebases = (error: FieldError): error is keyof typeof codeProblemTexts =>
  Object.hasOwn(codeProblemTexts, error)

/**
 * Error text of a field. Some errors have their own text (REG-20); else the text states what the field
 * accepts.
 */
export function fieldText(
  field: RegistrationField,
  error: FieldError,
  { rule, dialingCode }: { rule: FieldRule; dialingCode: string },
): ReactNode {
  if (isFirebases(error)) return codeProblemTexts[error]
  if (error === 'taken') return takenText(field)
  if (error === 'guessable') return guessableTexts
  if (error === 'same') return <Trans>It has to be another one than your login password.</Trans>
  if (field === 'confirmPassword') return confirmationText(error)
  if (field === 'verificationCode') return platformCodeText(error)
  if (field === 'mobileNum') return mobileText(error, dialingCode)
  if (field === 'captcha') return captchaText(error)
  if (error === 'wrong') return <Trans>Invalid invitation code.</Trans>
  if (error === 'missing') return <Trans>This cannot be left empty.</Trans>
  if (field === 'password' && error !== 'pattern') return passwordLengths(rule)
  if (field === 'payeeName') return <RealName rule={rule} />
  return patternText(rule)
}

function takenText(field: RegistrationField): ReactNode {
  if (field === 'username') return <Trans>This user name is taken. Choose another one.</Trans>
  if (field === 'mobileNum') return <Trans>This mobile has an account already. Log in with it.</Trans>
  return <Trans>Another account has this already.</Trans>
}

function confirmationText(error: FormError): ReactNode {
  if (error === 'missing') return <Trans>Type the password once more.</Trans>
  return <Trans>Incorrect confirmation: the two passwords differ.</Trans>
}

function platformCodeText(error: FormError): ReactNode {
  if (error === 'wrong') return <Trans>This code is wrong, used or too old. Ask for another one.</Trans>
  return <Trans>Type a valid code from the text message.</Trans>
}

function mobileText(error: FormError, dialingCode: string): ReactNode {
  if (error === 'missing') return <Trans>Type a valid mobile number.</Trans>
  return <NotAMobile dialingCode={dialingCode} />
}

function captchaText(error: FormError): ReactNode {
  if (error === 'wrong') return <Trans>These are not the digits of the picture. There is a new one.</Trans>
  return <Trans>Type the digits you see.</Trans>
}

function passwordLengths({ minLength, maxLength }: FieldRule): ReactNode {
  return (
    <Trans>
      The password must have {minLength}–{maxLength} characters.
    </Trans>
  )
}

function RealName({ rule }: { rule: FieldRule }) {
  return (
    <>
      <Trans>The format of the name is incorrect.</Trans>{' '}
      {isAskedAsLetters(rule) ? <NameText rule={rule} /> : patternText(rule)}
    </>
  )
}

function NameText({ rule: { minLength, maxLength } }: { rule: FieldRule }) {
  const min = minLength ?? 1
  const max = maxLength ?? 100
  return (
    <Trans>
      Letters, spaces, apostrophes, hyphens and points, {min} to {max} in all.
    </Trans>
  )
}
