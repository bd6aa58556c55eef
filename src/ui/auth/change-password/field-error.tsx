import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChangePasswordContext, FieldError } from '#machines/auth/change-password.types.ts'
import { PasswordLengths } from './password-lengths.tsx'

type RefusalContext = Pick<ChangePasswordContext, 'refusal' | 'rules'>

export function fieldError(error: FieldError, { refusal, rules }: RefusalContext): ReactNode {
  switch (error) {
    case 'missing':
      return <Trans>Type a password.</Trans>
    case 'tooShort':
      return (
        <>
          <Trans>This one is too short.</Trans> <PasswordLengths rules={rules} />
        </>
      )
    case 'tooLong':
      return (
        <>
          <Trans>This one is too long.</Trans> <PasswordLengths rules={rules} />
        </>
      )
    case 'offPattern':
      return <Trans>This one is not accepted here. Leave out blanks.</Trans>
    case 'offRules':
      return refusal?.why === 'offRules' ? (
        <Trans>
          {refusal.minLength} to {refusal.maxLength} characters, without blanks.
        </Trans>
      ) : (
        <Trans>This one is not accepted here. Leave out blanks.</Trans>
      )
    case 'unchanged':
      return <Trans>This is the old one. Choose another.</Trans>
    case 'weak':
      return <Trans>This one is known to everybody. Choose another.</Trans>
    case 'differs':
      return <Trans>This is not the same as the new one above.</Trans>
    case 'wrong':
      return refusal?.why === 'oldWrong' && refusal.guessesLeft > 0 ? (
        <Trans>This is not your old password. Tries left: {refusal.guessesLeft}.</Trans>
      ) : (
        <Trans>This is not your old password.</Trans>
      )
    case 'perhapsChanged':
      return <Trans>This is not the old one. The new one may hold already.</Trans>
  }
}
