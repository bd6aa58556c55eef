import { assign, emit, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { sendBonusCancellation } from '#api/rewards/bonuses.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type {
  BonusCancelContext,
  BonusCancelEmitted,
  BonusCancelEvent,
  CancellableBonus,
  CancelOutcome,
} from './types.ts'

/** What cancelling a bonus is made of; `bonus-cancel.machine.ts` puts it together. */
export const cancelSetup = setup({
  types: {
    context: {} as BonusCancelContext,
    events: {} as BonusCancelEvent,
    emitted: {} as BonusCancelEmitted,
    /** `moneyUnderWay`: nothing should come between until it is known what became of it. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as { sendCancellation: 'sendCancellation' },
  },
  actors: { sendCancellation: idempotentRequestMachine(sendBonusCancellation) },
  guards: {
    isUndone: (_, end: CancelOutcome) => 'failure' in end,
    isCancelled: (_, end: CancelOutcome) => 'answer' in end && end.answer.ok,
    isChanged: (_, end: CancelOutcome) => refusalIn(end)?.code === 'bonus.changed',
  },
  actions: {
    keepBonus: assign((_, bonus: CancellableBonus) => ({
      bonus,
      pending: null,
      receipt: null,
      failure: null,
    })),
    forgetBonus: assign({ bonus: null, pending: null, receipt: null, failure: null }),
    /** The amount that the member read goes with it: another one is refused. */
    makeIntent: assign({
      failure: null,
      pending: ({ context: { bonus } }) =>
        bonus ? newIntent({ id: bonus.id, takesBack: bonus.takesBack }) : null,
    }),
    keepReceipt: assign({
      receipt: (_, end: CancelOutcome) => ('answer' in end && end.answer.ok ? end.answer.value : null),
    }),
    keepChange: assign({
      bonus: ({ context: { bonus } }, end: CancelOutcome) => {
        const refusal = refusalIn(end)
        return bonus && refusal?.code === 'bonus.changed' ? { ...bonus, ...refusal.value } : bonus
      },
    }),
    keepFailure: assign({ failure: (_, end: CancelOutcome) => ('failure' in end ? end.failure : null) }),
    tellSettled: emit({ type: 'cancellationSettled' }),
  },
})
