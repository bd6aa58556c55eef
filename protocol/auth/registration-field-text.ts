import { paymentDigits } from '#domain/cashier/payment-digits.ts'
import { cleanEmail } from '#domain/text/email-address.ts'
import { normalizedName } from '#domain/text/person-name.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import {
  cleanTyped,
  withoutCarrier,
  withoutInvisible,
  withoutLabel,
  withoutSeparators,
} from '#domain/text/typed-text.ts'
import type { RegistrationField } from './registration-settings.ts'

const plainNumber = (typed: string): string => withoutSeparators(typed).replace(/[()/+]/g, '')
const withoutSpaces = (typed: string): string => cleanTyped(typed).replace(/ /g, '')

const asTyped = (typed: string): string => typed

const cleaners: { readonly [Field in RegistrationField]?: (typed: string) => string } = {
  username: cleanTyped,
  password: asTyped,
  confirmPassword: asTyped,
  paymentPassword: paymentDigits,
  verifyPwd: asTyped,
  payeeName: normalizedName,
  email: cleanEmail,
  verificationCode: codeIn,
  captcha: plainNumber,
  idNumber: (typed) => plainNumber(withoutLabel(typed)),
  qqNum: plainNumber,
  whatsapp: (typed) => plainNumber(withoutCarrier(typed)),
  zalo: (typed) => plainNumber(withoutCarrier(typed)),
  birthday: (typed) => cleanTyped(typed).replace(/[/. ]/g, '-'),
  affiliateCode: withoutSpaces,
  recommenderId: withoutSpaces,
}

/**
 * Normalises a registration field before validation and storage. Passwords stay unchanged, except the payment
 * password.
 */
export const cleanRegistrationField = (field: RegistrationField, typed: string): string =>
  cleaners[field]?.(typed) ?? withoutInvisible(typed).trim()
