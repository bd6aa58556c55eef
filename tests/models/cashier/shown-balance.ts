import { defineModel } from '@palpite/paths/model.ts'
import { shownBalanceMachine } from '#machines/cashier/shown-balance.machine.ts'

const amount = (balance: number) => ({ balance, currency: 'BRL', currencySymbol: 'R$' })

export const shownBalanceModel = defineModel(shownBalanceMachine, {
  inputs: { 'amount known': { balance: amount(10_000) }, 'amount not known yet': { balance: null } },
  events: {
    'balance.read': { more: { balance: amount(12_345) }, less: { balance: amount(9_900) } },
    'round.began': {},
    'round.shown': {},
    'game.left': {},
  },
  view: ({ newest, shown }) => ({ newest: newest?.balance, shown: shown?.balance }),
})
