import { FirebaseError } from 'firebase/app'
import type { FirebaseProblem } from '#protocol/auth/firebase-frame.ts'
import { OutOfTime } from './within-time.ts'

/**
 * Error codes from https://firebase.google.com/docs/reference/js/auth#autherrorcodes, and some that only
 * Firebase's server returns.
 */
const problems: Readonly<Record<string, FirebaseProblem>> = {
  'auth/invalid-phone-number': 'numberInvalid',
  'auth/missing-phone-number': 'numberMissing',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/invalid-verification-code': 'codeInvalid',
  'auth/missing-verification-code': 'codeMissing',
  'auth/missing-code': 'codeMissing',
  'auth/captcha-check-failed': 'captchaFailed',
  'auth/invalid-app-credential': 'captchaFailed',
  'auth/missing-app-credential': 'captchaFailed',
  'auth/invalid-recaptcha-token': 'captchaFailed',
  'auth/missing-recaptcha-token': 'captchaFailed',
  'auth/quota-exceeded': 'quotaExceeded',
  'auth/operation-not-allowed': 'notAllowed',
  'auth/code-expired': 'codeExpired',
  'auth/invalid-verification-id': 'codeExpired',
  'auth/missing-verification-id': 'codeExpired',
  'auth/popup-closed-by-user': 'closedByUser',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'timeout',
}

/**
 * Returns the problem behind an error of the SDK. The SDK reports an internal error if reCAPTCHA's script
 * could not be loaded, so an unknown error counts as `offline` if there is no connection.
 */
export function problemOf(error: unknown, isOnline: boolean): FirebaseProblem {
  if (error instanceof OutOfTime) return 'timeout'
  const named = error instanceof FirebaseError ? problems[error.code] : undefined
  return named ?? (isOnline ? 'unknown' : 'offline')
}
