import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'
import { translate } from '#server/texts/localized-text.ts'
import type { CodePurpose } from './sms-code.ts'

const messages: Record<CodePurpose, MessageDescriptor> = {
  login: /*i18n*/ {
    id: 'code.login',
    message:
      '{brand}: {code} is your login code. {minutes, plural, =0 {Valid for # minutes.} one {Valid for # minute.} other {Valid for # minutes.}} Never share it.',
  },
  register: /*i18n*/ {
    id: 'code.register',
    message:
      '{brand}: {code} is your sign-up code. {minutes, plural, =0 {Valid for # minutes.} one {Valid for # minute.} other {Valid for # minutes.}} Never share it.',
  },
  forgot: /*i18n*/ {
    id: 'code.forgot',
    message:
      '{brand}: {code} is the code for your new password. {minutes, plural, =0 {Valid for # minutes.} one {Valid for # minute.} other {Valid for # minutes.}} Never share it.',
  },
  bindMobile: /*i18n*/ {
    id: 'code.bindMobile',
    message:
      '{brand}: {code} is the code to verify your phone. {minutes, plural, =0 {Valid for # minutes.} one {Valid for # minute.} other {Valid for # minutes.}} Never share it.',
  },
  bindEmail: /*i18n*/ {
    id: 'code.bindEmail',
    message:
      '{brand}: {code} is the code to verify your email. {minutes, plural, =0 {It’s valid for # minutes.} one {It’s valid for # minute.} other {It’s valid for # minutes.}} Never share it.',
  },
  paymentPassword: /*i18n*/ {
    id: 'code.paymentPassword',
    message:
      '{brand}: {code} is the code for your new payment password. {minutes, plural, =0 {Valid for # minutes.} one {Valid for # minute.} other {Valid for # minutes.}} Never share it.',
  },
}

type CodeText = {
  purpose: CodePurpose
  brand: string
  code: string
  /** How long the code is valid, in whole minutes. */
  minutes: number
  /** The host for which phones suggest an SMS code (WebOTP); null for none. */
  host: string | null
}

export function codeText({ purpose, host, ...values }: CodeText, language: Language): string {
  const text = translate(messages[purpose], language, values)
  // WebOTP requires this as the last line of an SMS: https://wicg.github.io/web-otp/
  return host === null ? text : `${text}\n@${host} #${values.code}`
}
