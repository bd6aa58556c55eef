import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

export const registrationField = v.picklist([
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'telegram',
  'nickname',
  'verifyPwd',
  'birthday',
  'zalo',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
])
export type RegistrationField = v.InferOutput<typeof registrationField>

const length = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))

export const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  /** The operator's regular expression, which is untrusted. `*` alone accepts any text. */
  acceptedPattern: v.nullable(v.string()),
  /** One of the sixteen pattern kinds, 0 to 15. The kind also selects the error message. */
  patternId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))),
  minLength: v.nullable(length),
  maxLength: v.nullable(length),
})

export type FieldRule = v.InferOutput<typeof fieldRule>

export type PublicRule = Pick<FieldRule, 'patternId' | 'minLength' | 'maxLength'>

export const registrationSettings = v.object({
  rules: v.record(registrationField, fieldRule),
})

export type RegistrationSettings = v.InferOutput<typeof registrationSettings>

export const readRegisterSettings = call({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Returns the registration fields and the rule of each.',
  request: v.object({}),
  reply: registrationSettings,
})
