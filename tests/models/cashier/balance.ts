import { defineModel } from '@palpite/paths/model.ts'
import { balanceMachine } from '#machines/cashier/balance.machine.ts'

export const balanceModel = defineModel(balanceMachine, {
  inputs: { 'with the balance visible': { masked: false }, 'with the balance hidden': { masked: true } },
  events: { 'balance.refresh': {}, 'balance.changed': {}, 'balance.toggle': {} },
  outcomes: {
    readBalance: {
      'balance loaded': { done: { balance: 12_345, currency: 'BRL', currencySymbol: 'R$' } },
      'no answer': { error: new Error('offline') },
    },
  },
  view: ({ balance }) => balance,
})
