import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FirebaseProblem } from '#protocol/auth/firebase-frame.ts'

/** Why no code was sent, and what the visitor can do (REG-15). */
export const sendProblemTexts = {
  numberInvalid: <Trans>This number cannot get text messages. Check it and ask again.</Trans>,
  numberMissing: <Trans>The mobile number is missing. Type it and ask again.</Trans>,
  tooManyRequests: <Trans>Too many tries. Try again in 5 minutes.</Trans>,
  captchaFailed: <Trans>The check that you are no program failed. Try again.</Trans>,
  quotaExceeded: <Trans>No more codes can be sent for now. Contact customer service.</Trans>,
  notAllowed: <Trans>Codes cannot be sent to this number. Contact customer service.</Trans>,
  closedByUser: <Trans>The check was closed before its end. Try again.</Trans>,
  unknown: <Trans>Something went wrong. Try again; if it stays, contact customer service.</Trans>,
} as const satisfies Partial<Record<FirebaseProblem, ReactNode>>

/** Why a code was not accepted, and what the visitor can do. */
export const codeProblemTexts = {
  ...sendProblemTexts,
  codeInvalid: <Trans>This code does not fit. Check it and type it again.</Trans>,
  codeMissing: <Trans>Type the code from the text message.</Trans>,
  codeExpired: <Trans>This code is no longer good. Ask for another one.</Trans>,
} as const satisfies Record<Exclude<FirebaseProblem, 'offline' | 'timeout'>, ReactNode>
