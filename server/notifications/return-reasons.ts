import type { MessageDescriptor } from '@lingui/core'
import type { ReturnReason } from './message-events.ts'

export const returnReasons: Record<ReturnReason, MessageDescriptor> = {
  holder: /*i18n*/ { id: 'withdrawal.returned.holder', message: 'The account is not in your name.' },
  account: /*i18n*/ { id: 'withdrawal.returned.account', message: 'The account takes no payments.' },
  conduct: /*i18n*/ {
    id: 'withdrawal.returned.conduct',
    message: 'The withdrawal is against the rules of the house; contact customer service.',
  },
  declined: /*i18n*/ {
    id: 'withdrawal.returned.declined',
    message: 'The payment provider did not take the withdrawal.',
  },
  notArrived: /*i18n*/ {
    id: 'withdrawal.returned.notArrived',
    message: 'The payment did not reach your account.',
  },
  refused: /*i18n*/ { id: 'withdrawal.returned.refused', message: 'The bank sent the payment back.' },
}
