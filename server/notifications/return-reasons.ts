import type { MessageDescriptor } from '@lingui/core'
import type { ReturnReason } from './message-events.ts'

export const returnReasons: Record<ReturnReason, MessageDescriptor> = {
  holder: /*i18n*/ { id: 'withdrawal.returned.holder', message: 'The account isn’t in your name.' },
  account: /*i18n*/ { id: 'withdrawal.returned.account', message: 'The account can’t receive payments.' },
  conduct: /*i18n*/ {
    id: 'withdrawal.returned.conduct',
    message: 'The withdrawal breaks our terms. Contact customer support.',
  },
  declined: /*i18n*/ {
    id: 'withdrawal.returned.declined',
    message: 'The payment provider declined the withdrawal.',
  },
  notArrived: /*i18n*/ {
    id: 'withdrawal.returned.notReceived',
    message: 'The payment didn’t reach your account.',
  },
  refused: /*i18n*/ { id: 'withdrawal.returned.refused', message: 'Your bank sent the payment back.' },
}
