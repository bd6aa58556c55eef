import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'

export type FieldPresentation = {
  label: ReactNode
  isSecret?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'>

/**
 * Input props for social media handles, referrer ids and codes. Browsers must not fill them in or capitalise
 * them.
 */
const handle = { autoComplete: 'off', autoCapitalize: 'none' } as const
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
const secret = { isSecret: true, autoCapitalize: 'none', maxLength: 1_024 } as const

export const fieldPresentations: Record<RegistrationField, FieldPresentation> = {
  username: {
    label: <Trans id="common.username">Username</Trans>,
    autoComplete: 'username',
    autoCapitalize: 'none',
  },
  password: { label: <Trans id="common.password">Password</Trans>, ...secret, autoComplete: 'new-password' },
  confirmPassword: {
    label: <Trans id="auth.registration.confirmPassword">Confirm password</Trans>,
    ...secret,
    autoComplete: 'new-password',
  },
  mobileNum: {
    label: <Trans id="common.phoneNumber">Phone number</Trans>,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
  },
  verificationCode: {
    label: (
      <Trans id="auth.smsCode.label" comment="Field label; a code sent by SMS">
        SMS code
      </Trans>
    ),
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  email: {
    label: <Trans id="common.email">Email</Trans>,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
  payeeName: {
    label: <Trans id="auth.registration.fullName">Full name</Trans>,
    autoComplete: 'name',
    autoCapitalize: 'words',
  },
  nickname: { label: <Trans id="common.nickname">Nickname</Trans>, autoComplete: 'nickname' },
  birthday: {
    label: <Trans id="auth.registration.birthDate">Date of birth</Trans>,
    inputMode: 'numeric',
    autoComplete: 'bday',
  },
  idNumber: { label: <Trans id="auth.registration.idNumber">ID document number</Trans>, ...digits },
  nationality: {
    label: <Trans id="auth.registration.nationality">Nationality</Trans>,
    autoComplete: 'country-name',
    autoCapitalize: 'words',
  },
  address: { label: <Trans id="common.address">Address</Trans>, autoComplete: 'street-address' },
  occupation: {
    label: <Trans id="auth.registration.occupation">Occupation</Trans>,
    autoComplete: 'organization-title',
  },
  sourceOfIncome: {
    label: <Trans id="auth.registration.incomeSource">Source of income</Trans>,
    autoComplete: 'off',
  },
  whatsapp: { label: 'WhatsApp', inputMode: 'tel', autoComplete: 'off' },
  telegram: { label: 'Telegram', ...handle },
  facebook: { label: 'Facebook', ...handle },
  line: { label: 'LINE', ...handle },
  zalo: { label: 'Zalo', inputMode: 'tel', autoComplete: 'off' },
  wechat: { label: 'WeChat', ...handle },
  qqNum: { label: 'QQ', ...digits },
  paymentPassword: {
    label: <Trans id="auth.registration.paymentPassword">Payment password</Trans>,
    ...secret,
    autoComplete: 'off',
  },
  verifyPwd: {
    label: <Trans id="auth.registration.supportPassword">Support password</Trans>,
    ...secret,
    autoComplete: 'off',
  },
  recommenderId: { label: <Trans id="auth.registration.recommender">Referred by</Trans>, ...handle },
  affiliateCode: { label: <Trans id="auth.registration.referralCode">Referral code</Trans>, ...handle },
  captcha: { label: <Trans id="auth.captcha.label">Digits in the image</Trans>, ...digits },
}
