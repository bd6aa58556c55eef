import * as v from 'valibot'
import { countryDialingCode, mobileNum, verificationCode } from '#domain/auth/mobile-number.ts'
import { password } from '#domain/auth/password.ts'
import { call } from '#protocol/kit/call.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { login } from './login.ts'
import { registrationField } from './registration-settings.ts'
import { sliderPass } from './slider.ts'

/** Hard limit for every field. The registration settings contain the effective limits. */
const text = v.pipe(v.string(), v.maxLength(1_000))
const optionalText = v.optional(text)

/** Fields that the operator may ask for in both kinds of registration. */
const details = {
  payeeName: optionalText,
  email: optionalText,
  qqNum: optionalText,
  recommenderId: optionalText,
  captcha: optionalText,
  verificationCode: v.optional(verificationCode),
  paymentPassword: v.optional(password),
  line: optionalText,
  whatsapp: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  idNumber: optionalText,
  telegram: optionalText,
  nickname: optionalText,
  verifyPwd: v.optional(password),
  birthday: optionalText,
  zalo: optionalText,
  address: optionalText,
  nationality: optionalText,
  occupation: optionalText,
  sourceOfIncome: optionalText,
}

/** Where the visitor came from, and the challenges solved in the form. */
const circumstances = {
  registerUrl: text,
  registerMethod: v.literal(protocolConstants.platform),
  domain: text,
  affiliateCode: optionalText,
  referralCode: optionalText,
  slider: sliderPass,
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_096))),
  /** Always true, because a registration also logs the visitor in. */
  login: v.literal(true),
}

const refusals = {
  'register.off': v.object({}),
  'register.sliderFailed': v.object({}),
  'register.captchaWrong': v.object({}),
  'register.codeWrong': v.object({}),
  'register.firebaseRefused': v.object({}),
  'register.affiliateInvalid': v.object({}),
  'register.fieldsRefused': v.object({
    fields: v.array(
      v.object({
        field: registrationField,
        /**
         * Two of the reasons apply only to payment passwords. `guessable`: it repeats one digit or consists
         * of consecutive digits. `same`: it equals the login password.
         */
        reason: v.picklist([
          'missing',
          'pattern',
          'tooShort',
          'tooLong',
          'differs',
          'taken',
          'guessable',
          'same',
        ]),
      }),
    ),
  }),
  'register.throttled': throttled,
}

export const registerByUsername = call({
  method: 'PUT',
  path: '/wps/member/register',
  sealed: true,
  summary: 'Registers a member with a chosen username and logs them in.',
  request: v.object({
    username: text,
    password,
    confirmPassword: password,
    mobileNum: v.optional(mobileNum),
    countryDialingCode,
    ...details,
    ...circumstances,
  }),
  reply: login.reply,
  refusals,
})

export const registerByMobile = call({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  sealed: true,
  summary: 'Registers a member with the mobile number as username and logs them in.',
  request: v.object({
    /** The same as the mobile number. */
    username: text,
    /** Required only if the switch MOBILENUMPASSREG3 is on. */
    password: v.optional(password),
    confirmPassword: v.optional(password),
    mobileNum,
    countryDialingCode,
    ...details,
    ...circumstances,
  }),
  reply: login.reply,
  refusals,
})
