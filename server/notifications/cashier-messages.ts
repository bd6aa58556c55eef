import { type MessageBuilders, money } from './message-parts.ts'
import { returnReasons } from './return-reasons.ts'

export const cashierMessages: MessageBuilders<'deposit' | 'withdrawal' | 'transfer'> = {
  'deposit.credited': (facts, locale) => ({
    title: /*i18n*/ { id: 'notification.deposit.credited.title', message: 'Deposit credited: {amount}' },
    content: /*i18n*/ {
      id: 'notification.deposit.credited.content',
      message: 'Your deposit of {amount} is in your balance.',
    },
    values: { amount: money(locale, facts) },
  }),
  'withdrawal.paid': (facts, locale) => ({
    title: /*i18n*/ { id: 'notification.withdrawal.paid.title', message: 'Withdrawal paid: {amount}' },
    content: /*i18n*/ {
      id: 'notification.withdrawal.paid.content',
      message:
        'We’ve paid {amount} to your account. Check your bank and tell us on the Withdraw page if you’ve received it.',
    },
    values: { amount: money(locale, facts) },
  }),
  'withdrawal.arrived': (facts, locale) => ({
    title: /*i18n*/ {
      id: 'notification.withdrawal.found.title',
      message: 'Withdrawal confirmed by the bank: {amount}',
    },
    content: /*i18n*/ {
      id: 'notification.withdrawal.found.content',
      message:
        'The bank has confirmed that {amount} was paid to your account. If you can’t see it, contact customer support.',
    },
    values: { amount: money(locale, facts) },
  }),
  'withdrawal.returned': (facts, locale) => ({
    title: /*i18n*/ {
      id: 'notification.withdrawal.returned.title',
      message: 'Withdrawal not paid: {amount}',
    },
    content: /*i18n*/ {
      id: 'notification.withdrawal.returned.content',
      message: '{reason} We’ve refunded {amount} to your balance.',
    },
    values: { reason: returnReasons[facts.reason], amount: money(locale, facts) },
  }),
  'transfer.received': ({ from, note, ...facts }, locale) => ({
    title: /*i18n*/ { id: 'notification.transfer.received.title', message: 'Transfer received: {amount}' },
    content: [
      /*i18n*/ {
        id: 'notification.transfer.received.content',
        message: 'You received {amount} from <strong>{from}</strong>.',
      },
      ...(note ? [/*i18n*/ { id: 'notification.transfer.received.note', message: 'Note: {note}' }] : []),
    ],
    values: { amount: money(locale, facts), from, note },
  }),
}
