import type { SecurityProfile } from '#protocol/account/security-profile.ts'

export const profileLike = (given: Partial<SecurityProfile> = {}): SecurityProfile => ({
  account: 'ana',
  nickname: 'Ana',
  icon: '/art/avatars/1.svg',
  registeredAt: '2026-01-01T12:00:00.000Z',
  payeeName: null,
  mobileNum: null,
  email: null,
  emailBound: false,
  payoutAccounts: 0,
  paymentPasswordSet: true,
  passwordChangedAt: '2026-01-01T12:00:00.000Z',
  secondStepOn: false,
  lastLogin: null,
  ...given,
})
