import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'

export type FieldPresentation = {
  label: ReactNode
  isSecret?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'>

/** For account names and addresses of other services. */
const handle = { autoComplete: 'off', autoCapitalize: 'none' } as const
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
const secret = { isSecret: true, autoCapitalize: 'none', maxLength: 1_024 } as const

export const fieldPresentations: Record<RegistrationField, FieldPresentation> = {
  username: { label: <Trans>User name</Trans>, autoComplete: 'username', autoCapitalize: 'none' },
  password: { label: <Trans>Password</Trans>, ...secret, autoComplete: 'new-password' },
  confirmPassword: { label: <Trans>Password once more</Trans>, ...secret, autoComplete: 'new-password' },
  mobileNum: {
    label: <Trans>Mobile</Trans>,
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
    label: <Trans>E-mail</Trans>,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
  payeeName: { label: <Trans>Full name</Trans>, autoComplete: 'name', autoCapitalize: 'words' },
  nickname: { label: <Trans>Nickname</Trans>, autoComplete: 'nickname' },
  birthday: { label: <Trans>Date of birth</Trans>, inputMode: 'numeric', autoComplete: 'bday' },
  idNumber: { label: <Trans>Number of your identity document</Trans>, ...digits },
  nationality: { label: <Trans>Nationality</Trans>, autoComplete: 'country-name', autoCapitalize: 'words' },
  address: { label: <Trans>Address</Trans>, autoComplete: 'street-address' },
  occupation: { label: <Trans>Occupation</Trans>, autoComplete: 'organization-title' },
  sourceOfIncome: { label: <Trans>Source of income</Trans>, autoComplete: 'off' },
  whatsapp: { label: 'WhatsApp', inputMode: 'tel', autoComplete: 'off' },
  telegram: { label: 'Telegram', ...handle },
  facebook: { label: 'Facebook', ...handle },
  line: { label: 'LINE', ...handle },
  zalo: { label: 'Zalo', inputMode: 'tel', autoComplete: 'off' },
  wechat: { label: 'WeChat', ...handle },
  qqNum: { label: 'QQ', ...digits },
  paymentPassword: { label: <Trans>Password for withdrawals</Trans>, ...secret, autoComplete: 'off' },
  verifyPwd: { label: <Trans>Password for support</Trans>, ...secret, autoComplete: 'off' },
  recommenderId: { label: <Trans>Who recommended us to you</Trans>, ...handle },
  affiliateCode: { label: <Trans>Invitation code</Trans>, ...handle },
  captcha: { label: <Trans>Digits in the picture</Trans>, ...digits },
}
