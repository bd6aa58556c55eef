import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const sectionNames = {
  worlds: msg`World`,
  clock: msg`Clock`,
  twoFactor: msg`Second step`,
  loginLink: msg`Open as a member`,
  switches: msg`Switches`,
  faults: msg`Faults`,
  outbox: msg`Outbox`,
  charges: msg`Payments in`,
  payouts: msg`Payments out`,
  bonuses: msg`Bonuses`,
  depositPromotions: msg`Deposit bonuses`,
  promotions: msg`Promotions`,
  pointMall: msg`Point mall`,
  shopItems: msg`Items of the point mall`,
  customerService: msg`Customer service`,
  feedback: msg`Feedback`,
  chat: msg`Chat rooms`,
  agentApplications: msg`Applications to become an agent`,
} as const satisfies { [name: string]: MessageDescriptor }

export type SectionName = keyof typeof sectionNames
