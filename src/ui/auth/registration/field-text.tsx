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
 * Returns a field's error message. Some errors have their own text (REG-20). For the others, the text states
 * what the field accepts.
 */
export function fieldText(
  field: RegistrationField,
  error: FieldError,
  { rule, dialingCode }: { rule: FieldRule; dialingCode: string },
): ReactNode {
  if (isFirebases(error)) return codeProblemTexts[error]
  if (error === 'taken') return takenText(field)
  if (error === 'guessable') return guessableTexts
  if (error === 'same')
    return <Trans id="common.paymentPasswordSame">It must be different from your login password.</Trans>
  if (field === 'confirmPassword') return confirmationText(error)
  if (field === 'verificationCode') return platformCodeText(error)
  if (field === 'mobileNum') return mobileText(error, dialingCode)
  if (field === 'captcha') return captchaText(error)
  if (error === 'wrong')
    return (
      <Trans id="auth.registration.referralCodeInvalid">Invalid referral code. Check it or remove it.</Trans>
    )
  if (error === 'missing') return <Trans id="common.fieldRequired">Fill in this field.</Trans>
  if (field === 'password' && error !== 'pattern') return passwordLengths(rule)
  if (field === 'payeeName') return <RealName rule={rule} />
  return patternText(rule)
}

function takenText(field: RegistrationField): ReactNode {
  if (field === 'username')
    return <Trans id="auth.registration.usernameTaken">This username is taken. Choose another one.</Trans>
  if (field === 'mobileNum')
    return (
      <Trans id="auth.registration.phoneTaken">
        This phone number already has an account. Log in with it.
      </Trans>
    )
  return (
    <Trans id="auth.registration.valueTaken">Already used by another account. Enter a different one.</Trans>
  )
}

function confirmationText(error: FormError): ReactNode {
  if (error === 'missing')
    return <Trans id="auth.registration.confirmRequired">Enter the password again.</Trans>
  return <Trans id="auth.registration.confirmMismatch">The passwords don’t match. Check both.</Trans>
}

function platformCodeText(error: FormError): ReactNode {
  if (error === 'wrong')
    return (
      <Trans id="auth.registration.codeRejected">Code incorrect, used or expired. Request a new one.</Trans>
    )
  return <Trans id="auth.registration.codeRequired">Enter a valid SMS code.</Trans>
}

function mobileText(error: FormError, dialingCode: string): ReactNode {
  if (error === 'missing')
    return <Trans id="auth.registration.phoneRequired">Enter a valid phone number.</Trans>
  return <NotAMobile dialingCode={dialingCode} />
}

function captchaText(error: FormError): ReactNode {
  if (error === 'wrong')
    return (
      <Trans id="auth.registration.captchaWrong">Digits don’t match. Enter the ones in the new image.</Trans>
    )
  return <Trans id="auth.captcha.required">Enter the digits you see.</Trans>
}

function passwordLengths({ minLength, maxLength }: FieldRule): ReactNode {
  return (
    <Trans id="auth.registration.passwordLength">
      Use {minLength} to {maxLength} characters.
    </Trans>
  )
}

function RealName({ rule }: { rule: FieldRule }) {
  return (
    <>
      <Trans id="auth.registration.nameInvalid">Invalid name.</Trans>{' '}
      {isAskedAsLetters(rule) ? <NameText rule={rule} /> : patternText(rule)}
    </>
  )
}

function NameText({ rule: { minLength, maxLength } }: { rule: FieldRule }) {
  const min = minLength ?? 1
  const max = maxLength ?? 100
  return (
    <Trans id="auth.registration.nameFormat">
      Use letters, spaces, apostrophes, hyphens and full stops, {min} to {max} characters.
    </Trans>
  )
}
