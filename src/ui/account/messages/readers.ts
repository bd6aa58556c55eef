import { msg } from '@lingui/core/macro'

export const readerTexts = {
  member: msg({
    id: 'account.messages.emptyPlayer',
    message: 'Messages about your money, bonuses and account appear here.',
  }),
  agent: msg({
    id: 'account.messages.emptyAgent',
    message: 'Messages about your contracts, statements and money appear here.',
  }),
} as const

export type Reader = keyof typeof readerTexts
