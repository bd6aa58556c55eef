import { defineModel } from '@palpite/paths/model.ts'
import { bonusCancelMachine } from '#machines/rewards/bonus-cancel.machine.ts'

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})

export const bonusCancelModel = defineModel(bonusCancelMachine, {
  events: {
    'bonus.cancel': {
      'R$ 60': { bonus: { id: 'b1', title: 'Depósito em dobro', takesBack: 6_000, turnoverLeft: 36_000 } },
    },
    'bonus.confirm': {},
    'bonus.keep': {},
  },
  outcomes: {
    sendCancellation: {
      cancelled: {
        done: {
          answer: { ok: true as const, value: { takenBack: 6_000, turnoverLeft: 36_000, balance: 4_000 } },
        },
      },
      'amount changed': refused('bonus.changed' as const, { takesBack: 2_000, turnoverLeft: 70_000 }),
      'bonus already ended': refused('bonus.notActive' as const, {}),
      failed: { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
    },
  },
  view: ({ bonus, receipt, failure }) => ({
    takesBack: bonus?.takesBack,
    takenBack: receipt?.takenBack,
    failure: failure?.reason,
  }),
})
