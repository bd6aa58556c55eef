import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'
import { textOf } from '#tests/views/kit/texts.ts'

type Text = (min: number, max: number) => string

/** Messages for each kind of text, 0 to 15 (REG-02). */
export const kindTexts: Record<'pt' | 'en', readonly Text[]> = {
  pt: [
    (min, max) => `De ${min} a ${max} caracteres.`,
    (min, max) => `Primeiro uma letra, depois letras e números, de ${min} a ${max} caracteres.`,
    (min, max) => `Caracteres chineses e números, de ${min} a ${max} ao todo.`,
    (min, max) => `Um e-mail de ${min} a ${max} caracteres.`,
    (min, max) => `Letras e números, sem caracteres especiais, de ${min} a ${max} ao todo.`,
    (min, max) => `Letras e números juntos, de ${min} a ${max} caracteres.`,
    (min, max) => `Só números, de ${min} a ${max} dígitos.`,
    (min, max) => `Letras e números com pelo menos uma maiúscula, de ${min} a ${max} ao todo.`,
    (min, max) => `Letras sem acento e espaços, de ${min} a ${max} caracteres.`,
    (min, max) => `Sem espaços, de ${min} a ${max} caracteres.`,
    (min, max) => `Caracteres chineses e pontuação, de ${min} a ${max} ao todo.`,
    (min, max) => `Uma data como ano-mês-dia, por exemplo 1990-12-31, de ${min} a ${max} caracteres.`,
    (min, max) => `Uma data como mês-dia-ano, por exemplo 12-31-1990, de ${min} a ${max} caracteres.`,
    (min, max) => `Letras e espaços, de ${min} a ${max} caracteres.`,
    (min, max) => `Apenas letras e números, de ${min} a ${max} caracteres.`,
    (min, max) => `Só caracteres coreanos, de ${min} a ${max}.`,
  ],
  en: [
    (min, max) => `${min} to ${max} characters.`,
    (min, max) => `A letter first, then letters and digits, ${min} to ${max} characters.`,
    (min, max) => `Chinese characters and digits, ${min} to ${max} in all.`,
    (min, max) => `An e-mail address of ${min} to ${max} characters.`,
    (min, max) => `Letters and digits without special characters, ${min} to ${max} in all.`,
    (min, max) => `Both letters and digits, ${min} to ${max} characters.`,
    (min, max) => `Digits only, ${min} to ${max} of them.`,
    (min, max) => `Letters and digits with at least one capital letter, ${min} to ${max} in all.`,
    (min, max) => `Letters without accents and spaces, ${min} to ${max} characters.`,
    (min, max) => `No spaces, ${min} to ${max} characters.`,
    (min, max) => `Chinese characters and punctuation, ${min} to ${max} in all.`,
    (min, max) => `A date as year-month-day, for example 1990-12-31, ${min} to ${max} characters.`,
    (min, max) => `A date as month-day-year, for example 12-31-1990, ${min} to ${max} characters.`,
    (min, max) => `Letters and spaces, ${min} to ${max} characters.`,
    (min, max) => `Only letters and digits, ${min} to ${max} characters.`,
    (min, max) => `Korean characters only, ${min} to ${max} of them.`,
  ],
}

type FieldText = {
  label: string
  /** Message for an empty field. The common one by default. */
  missing?: string
  wrong: string
  /** Message for an invalid value. */
  off: string
  right: string
  /** Set when the default rule is not suitable. */
  rule?: Partial<FieldRule>
}

const digits = (min: number, max: number) => `Só números, de ${min} a ${max} dígitos.`
const letters = 'Letras e espaços, de 2 a 60 caracteres.'
const noBlanks = (max: number) => `Sem espaços, de 3 a ${max} caracteres.`
const alphanumeric = 'Apenas letras e números, de 4 a 16 caracteres.'

/** The fields of REG-05 with the default rules, in form order. */
export const fieldTexts: { readonly [Field in RegistrationField]?: FieldText } = {
  email: {
    label: textOf('account.securityCenter.email'),
    wrong: 'ana@palpite',
    off: 'Um e-mail de 6 a 120 caracteres.',
    right: 'ana@palpite.example',
  },
  payeeName: {
    label: textOf('auth.registration.fullName'),
    wrong: 'Ana 2',
    off: 'O formato do nome está incorreto. Letras, espaços, apóstrofos, hifens e pontos, de 2 a 60 no total.',
    right: 'Ana Conceição',
  },
  nickname: { label: textOf('common.nickname'), wrong: 'x', off: 'De 2 a 20 caracteres.', right: 'Aninha' },
  // Kind 11 would make it a date field, which accepts no invalid input.
  birthday: {
    label: textOf('auth.registration.birthDate'),
    wrong: '31-12-1990',
    off: 'Uma data como mês-dia-ano, por exemplo 12-31-1990, de 10 a 10 caracteres.',
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
    off: 'De 5 a 200 caracteres.',
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
