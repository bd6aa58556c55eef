import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChangePasswordContext, FieldError } from '#machines/auth/change-password.types.ts'
import { PasswordLengths } from './password-lengths.tsx'

type RefusalContext = Pick<ChangePasswordContext, 'refusal' | 'rules'>

export function fieldError(error: FieldError, { refusal, rules }: RefusalContext): ReactNode {
  switch (error) {
    case 'missing':
      return <Trans id="common.passwordRequired">Enter a password.</Trans>
    case 'tooShort':
      return (
        <>
          <Trans id="auth.changePassword.tooShort">This password is too short.</Trans>{' '}
          <PasswordLengths rules={rules} />
        </>
      )
    case 'tooLong':
      return (
        <>
          <Trans id="auth.changePassword.tooLong">This password is too long.</Trans>{' '}
          <PasswordLengths rules={rules} />
        </>
      )
    case 'offPattern':
      return <Trans id="auth.changePassword.invalid">Invalid password. Don’t use spaces.</Trans>
    case 'offRules':
      return refusal?.why === 'offRules' ? (
        <Trans id="auth.changePassword.offRules">
          Use {refusal.minLength} to {refusal.maxLength} characters, without spaces.
        </Trans>
      ) : (
        <Trans id="auth.changePassword.invalid">Invalid password. Don’t use spaces.</Trans>
      )
    case 'unchanged':
      return (
        <Trans id="auth.changePassword.unchanged">This is your current password. Choose another one.</Trans>
      )
    case 'weak':
      return (
        <Trans id="auth.changePassword.tooCommon">This password is too common. Choose another one.</Trans>
      )
    case 'differs':
      return <Trans id="auth.changePassword.mismatch">Doesn’t match the new password. Enter it again.</Trans>
    case 'wrong':
      return refusal?.why === 'oldWrong' && refusal.guessesLeft > 0 ? (
        <Trans id="auth.changePassword.wrongAttemptsLeft">
          Incorrect current password. Attempts left: {refusal.guessesLeft}.
        </Trans>
      ) : (
        <Trans id="auth.changePassword.wrong">Incorrect current password. Check it and try again.</Trans>
      )
    case 'perhapsChanged':
      return (
        <Trans id="auth.changePassword.maybeChanged">
          Incorrect. Your new password may already be active.
        </Trans>
      )
  }
}
