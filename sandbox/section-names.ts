import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const sectionNames = {
  worlds: msg({ id: 'sandbox.sectionNames.worlds', message: 'World' }),
  clock: msg({ id: 'sandbox.sectionNames.clock', message: 'Clock' }),
  twoFactor: msg({ id: 'sandbox.sectionNames.twoFactor', message: 'Two-factor authentication (2FA)' }),
  loginLink: msg({ id: 'sandbox.sectionNames.loginLink', message: 'Login link' }),
  switches: msg({ id: 'sandbox.sectionNames.settings', message: 'Settings' }),
  faults: msg({ id: 'sandbox.sectionNames.faults', message: 'Faults' }),
  outbox: msg({ id: 'sandbox.sectionNames.outbox', message: 'Outbox' }),
  charges: msg({ id: 'sandbox.sectionNames.deposits', message: 'Deposits' }),
  payouts: msg({ id: 'sandbox.sectionNames.withdrawals', message: 'Withdrawals' }),
  bonuses: msg({ id: 'sandbox.sectionNames.bonuses', message: 'Bonuses' }),
  depositPromotions: msg({ id: 'sandbox.sectionNames.depositBonuses', message: 'Deposit bonuses' }),
  promotions: msg({ id: 'sandbox.sectionNames.promotions', message: 'Promotions' }),
  pointMall: msg({ id: 'sandbox.sectionNames.shopOrders', message: 'Points shop orders' }),
  shopItems: msg({ id: 'sandbox.sectionNames.shopItems', message: 'Points shop items' }),
  customerService: msg({ id: 'sandbox.sectionNames.customerSupport', message: 'Customer support' }),
  feedback: msg({ id: 'sandbox.sectionNames.feedback', message: 'Feedback' }),
  chat: msg({ id: 'sandbox.sectionNames.chatRooms', message: 'Chat rooms' }),
  agentApplications: msg({ id: 'sandbox.sectionNames.agentApplications', message: 'Agent applications' }),
} as const satisfies { [name: string]: MessageDescriptor }

export type SectionName = keyof typeof sectionNames
