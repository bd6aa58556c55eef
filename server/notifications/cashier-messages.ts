import { type MessageBuilders, money } from './message-parts.ts'
import { returnReasons } from './return-reasons.ts'

export const cashierMessages: MessageBuilders<'deposit' | 'withdrawal' | 'transfer'> = {
  'deposit.credited': (facts, locale) => ({
    title: /*i18n*/ { id: 'notification.deposit.credited.title', message: 'Deposit credited: {amount}' },
    content: /*i18n*/ {
      id: 'notification.deposit.credited.content',
      message: 'Your deposit of {amount} is in your wallet.',
    },
    values: { amount: money(locale, facts) },
  }),
  'withdrawal.paid': (facts, locale) => ({
    title: /*i18n*/ { id: 'notification.withdrawal.paid.title', message: 'Withdrawal paid: {amount}' },
    content: /*i18n*/ {
      id: 'notification.withdrawal.paid.content',
      message:
        'We have paid {amount} to your account. Look whether it is there, and say so under Withdrawals.',
    },
    values: { amount: money(locale, facts) },
  }),
  'withdrawal.arrived': (facts, locale) => ({
    title: /*i18n*/ { id: 'notification.withdrawal.arrived.title', message: 'Withdrawal found: {amount}' },
    content: /*i18n*/ {
      id: 'notification.withdrawal.arrived.content',
      message:
        'The bank has shown that {amount} arrived in your account. If you do not see it, contact customer service.',
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
      message: '{reason} {amount} are back in your wallet.',
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
