import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'
import { textOf } from '#tests/views/kit/texts.ts'

/** Names of the messages for the field kinds 0 to 15 (REG-02). */
export const kindNames = [
  'any',
  'letterFirst',
  'chineseDigits',
  'email',
  'noSpecial',
  'lettersAndDigits',
  'digits',
  'capital',
  'plainLetters',
  'noSpaces',
  'chinesePunctuation',
  'yearFirstDate',
  'monthFirstDate',
  'lettersSpaces',
  'alphanumeric',
  'korean',
] as const

const rule = (name: (typeof kindNames)[number], min: number, max: number) =>
  textOf(`auth.pattern.${name}`, { min, max })

type FieldText = {
  label: string
  /** Message for an empty field. Defaults to `common.fieldRequired`. */
  missing?: string
  wrong: string
  /** Message for an invalid value. */
  off: string
  right: string
  /** Overrides parts of the field's default rule. */
  rule?: Partial<FieldRule>
}

const digits = (min: number, max: number) => rule('digits', min, max)
const letters = rule('lettersSpaces', 2, 60)
const noBlanks = (max: number) => rule('noSpaces', 3, max)
const alphanumeric = rule('alphanumeric', 4, 16)

/** Labels, messages and values for the fields of REG-05, in form order. */
export const fieldTexts: { readonly [Field in RegistrationField]?: FieldText } = {
  email: {
    label: textOf('account.securityCenter.email'),
    wrong: 'ana@palpite',
    off: rule('email', 6, 120),
    right: 'ana@palpite.example',
  },
  payeeName: {
    label: textOf('auth.registration.fullName'),
    wrong: 'Ana 2',
    off: `${textOf('auth.registration.nameInvalid')} ${textOf('auth.registration.nameFormat', { min: 2, max: 60 })}`,
    right: 'Ana Conceição',
  },
  nickname: { label: textOf('common.nickname'), wrong: 'x', off: rule('any', 2, 20), right: 'Aninha' },
  // Kind 11 would make this a date field, which accepts no invalid input.
  birthday: {
    label: textOf('auth.registration.birthDate'),
    wrong: '31-12-1990',
    off: rule('monthFirstDate', 10, 10),
    right: '12-31-1990',
    rule: { patternId: 12, acceptedPattern: null },
  },
  idNumber: {
    label: textOf('auth.registration.idNumber'),
    wrong: '1234567890a',
    off: digits(11, 11),
    right: '12345678901',
  },
  nationality: {
    label: textOf('auth.registration.nationality'),
    wrong: 'BR1',
    off: letters,
    right: 'brasileira',
  },
  address: {
    label: textOf('common.address'),
    wrong: 'Rua',
    off: rule('any', 5, 200),
    right: 'Rua das Flores, 1',
  },
  occupation: { label: textOf('auth.registration.occupation'), wrong: '?', off: letters, right: 'médica' },
  sourceOfIncome: {
    label: textOf('auth.registration.incomeSource'),
    wrong: '100%',
    off: letters,
    right: 'salário',
  },
  whatsapp: { label: 'WhatsApp', wrong: '11 9777', off: digits(7, 15), right: '11977770001' },
  telegram: { label: 'Telegram', wrong: 'a na', off: noBlanks(32), right: '@ana' },
  facebook: { label: 'Facebook', wrong: 'a na', off: noBlanks(60), right: 'ana.c' },
  line: { label: 'LINE', wrong: 'a na', off: noBlanks(32), right: 'ana_c' },
  zalo: { label: 'Zalo', wrong: 'zalo-no-1', off: digits(7, 15), right: '84912345678' },
  wechat: { label: 'WeChat', wrong: 'a na', off: noBlanks(32), right: 'ana-c' },
  qqNum: { label: 'QQ', wrong: '12a45', off: digits(5, 12), right: '1234567' },
  verifyPwd: {
    label: textOf('auth.registration.supportPassword'),
    wrong: 'com espaços',
    off: 'Sem espaços, de 8 a 20 caracteres.',
    right: 'outro-segredo',
  },
  recommenderId: {
    label: textOf('auth.registration.recommender'),
    wrong: 'a-n-a',
    off: alphanumeric,
    right: 'ANA777',
  },
  affiliateCode: {
    label: textOf('auth.registration.referralCode'),
    wrong: 'PRAIA-26',
    off: alphanumeric,
    right: 'PRAIA26',
  },
  captcha: {
    label: textOf('auth.captcha.label'),
    missing: textOf('auth.captcha.required'),
    wrong: '12',
    off: textOf('auth.captcha.required'),
    right: '1234',
  },
}
