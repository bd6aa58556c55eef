import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FirebaseProblem } from '#protocol/auth/firebase-frame.ts'

/** Texts that explain why no code was sent, and what the visitor can do (REG-15). */
export const sendProblemTexts = {
  numberInvalid: (
    <Trans id="auth.firebase.numberInvalid">This number can’t receive SMS. Check it and try again.</Trans>
  ),
  numberMissing: <Trans id="auth.firebase.numberMissing">Enter your phone number and request a code.</Trans>,
  tooManyRequests: <Trans id="auth.firebase.throttled">Too many attempts. Try again later.</Trans>,
  captchaFailed: (
    <Trans id="auth.firebase.checkFailed">We couldn’t confirm you’re not a robot. Try again.</Trans>
  ),
  quotaExceeded: (
    <Trans id="auth.firebase.quotaExceeded">We can’t send more codes right now. Contact support.</Trans>
  ),
  notAllowed: (
    <Trans id="auth.firebase.notAllowed">We can’t send codes to this number. Contact support.</Trans>
  ),
  closedByUser: (
    <Trans id="auth.firebase.checkClosed">The check was closed before it finished. Try again.</Trans>
  ),
  unknown: <Trans id="auth.firebase.failed">Something went wrong. Try again or contact support.</Trans>,
} as const satisfies Partial<Record<FirebaseProblem, ReactNode>>

export const codeProblemTexts = {
  ...sendProblemTexts,
  codeInvalid: <Trans id="auth.firebase.codeIncorrect">Incorrect code. Check it and try again.</Trans>,
  codeMissing: <Trans id="auth.smsCode.required">Enter the SMS code.</Trans>,
  codeExpired: <Trans id="auth.firebase.codeExpired">This code has expired. Request a new one.</Trans>,
} as const satisfies Record<Exclude<FirebaseProblem, 'offline' | 'timeout'>, ReactNode>
