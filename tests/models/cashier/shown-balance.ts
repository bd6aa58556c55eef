import { defineModel } from '@palpite/paths/model.ts'
import { shownBalanceMachine } from '#machines/cashier/shown-balance.machine.ts'

const amount = (balance: number) => ({ balance, currency: 'BRL', currencySymbol: 'R$' })

export const shownBalanceModel = defineModel(shownBalanceMachine, {
  inputs: { 'balance known': { balance: amount(10_000) }, 'balance not known yet': { balance: null } },
  events: {
    'balance.read': {
      'a higher balance': { balance: amount(12_345) },
      'a lower balance': { balance: amount(9_900) },
    },
    'round.began': {},
    'round.shown': {},
    'game.left': {},
  },
  view: ({ newest, shown }) => ({ newest: newest?.balance, shown: shown?.balance }),
})
