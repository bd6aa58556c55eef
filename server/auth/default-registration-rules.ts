import { sourceOfKind } from '#domain/text/pattern-kinds.ts'
import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'

/** Ids of the patterns used below, as numbered by REG-16. */
const kind = {
  any: 0,
  letterFirst: 1,
  email: 3,
  digits: 6,
  noBlanks: 9,
  year: 11,
  letters: 13,
  alphanumeric: 14,
}

/** REG-01: the pattern that accepts anything. */
const ANYTHING = '*'

const required = { enabled: true, required: true }
const offered = { enabled: true, required: false }
const off = { enabled: false, required: false }

const rule = (
  shown: Pick<FieldRule, 'enabled' | 'required'>,
  name: keyof typeof kind,
  minLength: number,
  maxLength: number,
): FieldRule => ({
  ...shown,
  acceptedPattern: name === 'any' ? ANYTHING : sourceOfKind(kind[name]),
  patternId: kind[name],
  minLength,
  maxLength,
})

/** Default rules (REG-01). Password lengths are null, as the `passwords` setting defines them. */
export const defaultRegistrationRules: Record<RegistrationField, FieldRule> = {
  username: rule(required, 'letterFirst', 4, 16),
  password: { ...rule(required, 'noBlanks', 0, 0), minLength: null, maxLength: null },
  confirmPassword: { ...rule(required, 'noBlanks', 0, 0), minLength: null, maxLength: null },
  payeeName: rule(offered, 'letters', 2, 60),
  email: rule(offered, 'email', 6, 120),
  mobileNum: rule(offered, 'digits', 7, 11),
  verificationCode: rule(required, 'digits', 6, 6),
  captcha: rule(required, 'digits', 4, 4),
  affiliateCode: rule(offered, 'alphanumeric', 4, 16),
  recommenderId: rule(off, 'alphanumeric', 4, 16),
  paymentPassword: rule(off, 'digits', 6, 6),
  verifyPwd: rule(off, 'noBlanks', 8, 20),
  nickname: rule(off, 'any', 2, 20),
  idNumber: rule(off, 'digits', 11, 11),
  birthday: rule(off, 'year', 10, 10),
  nationality: rule(off, 'letters', 2, 60),
  address: rule(off, 'any', 5, 200),
  occupation: rule(off, 'letters', 2, 60),
  sourceOfIncome: rule(off, 'letters', 2, 60),
  whatsapp: rule(off, 'digits', 7, 15),
  telegram: rule(off, 'noBlanks', 3, 32),
  facebook: rule(off, 'noBlanks', 3, 60),
  line: rule(off, 'noBlanks', 3, 32),
  wechat: rule(off, 'noBlanks', 3, 32),
  zalo: rule(off, 'digits', 7, 15),
  qqNum: rule(off, 'digits', 5, 12),
}
