import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'
import { translate } from '#server/texts/localized-text.ts'
import type { CodePurpose } from './sms-code.ts'

const messages: Record<CodePurpose, MessageDescriptor> = {
  login: /*i18n*/ {
    id: 'code.login',
    message: '{brand}: {code} is your code to log in. Do not give it to anybody.',
  },
  register: /*i18n*/ {
    id: 'code.register',
    message: '{brand}: {code} is the code for your registration. Do not give it to anybody.',
  },
  forgot: /*i18n*/ {
    id: 'code.forgot',
    message: '{brand}: {code} is the code for your new password. Do not give it to anybody.',
  },
  bindMobile: /*i18n*/ {
    id: 'code.bindMobile',
    message: '{brand}: {code} is the code to bind this mobile to your account. Do not give it to anybody.',
  },
  bindEmail: /*i18n*/ {
    id: 'code.bindEmail',
    message: '{brand}: {code} is the code to bind this address to your account. Do not give it to anybody.',
  },
  paymentPassword: /*i18n*/ {
    id: 'code.paymentPassword',
    message: '{brand}: {code} is the code for your new payment password. Do not give it to anybody.',
  },
}

export const codeText = (
  text: { purpose: CodePurpose; brand: string; code: string },
  language: Language,
): string => translate(messages[text.purpose], language, { brand: text.brand, code: text.code })
