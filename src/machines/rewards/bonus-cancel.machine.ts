import { assign, type DoneActorEvent, emit, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { CancelAnswer } from '#api/rewards/bonuses.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import {
  idempotentRequestMachine,
  type RequestOutcome,
  refusalIn,
} from '#machines/kit/idempotent-request.machine.ts'
import type { BonusCancellation } from '#protocol/rewards/bonuses.ts'

type CancelOutcome = RequestOutcome<CancelAnswer>

/** A bonus to cancel, with amounts in minor units. `takesBack` is the money lost by cancelling. */
type CancellableBonus = { id: string; title: string; takesBack: number; turnoverLeft: number }

type BonusCancelContext = {
  bonus: CancellableBonus | null
  pending: Intent<BonusCancellation> | null
  /** Money taken back and remaining wagering requirement, in minor units; null until cancelled. */
  receipt: { takenBack: number; turnoverLeft: number } | null
  failure: CallFailure | null
}

type BonusCancelEvent =
  | { type: 'bonus.cancel'; bonus: CancellableBonus }
  | { type: 'bonus.confirm' }
  | { type: 'bonus.keep' }

/** Asks the page to reload the bonuses after the platform has answered. */
type BonusCancelEmitted = { type: 'cancellationSettled' }

const outcome = ({ event }: { event: DoneActorEvent<CancelOutcome> }) => event.output
const bonus = ({ event }: { event: { bonus: CancellableBonus } }) => event.bonus

const choose = {
  'bonus.cancel': { target: 'confirming', actions: { type: 'setBonus', params: bonus } },
} as const
const leave = { 'bonus.keep': { target: 'idle', actions: 'clearBonus' } } as const

/**
 * Cancels a deposit bonus (MEM-10) after showing the cost. If a bet changes the cost in the meantime, nothing
 * is cancelled until the member confirms the new cost.
 */
export const bonusCancelMachine = setup({
  types: {
    context: {} as BonusCancelContext,
    events: {} as BonusCancelEvent,
    emitted: {} as BonusCancelEmitted,
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as { sendCancellation: 'sendCancellation' },
  },
  actors: { sendCancellation: idempotentRequestMachine<BonusCancellation, CancelAnswer>() },
  guards: {
    hasFailed: (_, outcome: CancelOutcome) => 'failure' in outcome,
    isCancelled: (_, outcome: CancelOutcome) => 'answer' in outcome && outcome.answer.ok,
    isChanged: (_, outcome: CancelOutcome) => refusalIn(outcome)?.code === 'bonus.changed',
  },
  actions: {
    setBonus: assign((_, bonus: CancellableBonus) => ({
      bonus,
      pending: null,
      receipt: null,
      failure: null,
    })),
    clearBonus: assign({ bonus: null, pending: null, receipt: null, failure: null }),
    /** Includes the displayed amount, so that the platform refuses the request if the amount has changed. */
    createRequest: assign({
      failure: null,
      pending: ({ context: { bonus } }) =>
        bonus ? newIntent({ id: bonus.id, takesBack: bonus.takesBack }) : null,
    }),
    setReceipt: assign({
      receipt: (_, outcome: CancelOutcome) =>
        'answer' in outcome && outcome.answer.ok ? outcome.answer.value : null,
    }),
    setChange: assign({
      bonus: ({ context: { bonus } }, outcome: CancelOutcome) => {
        const refusal = refusalIn(outcome)
        return bonus && refusal?.code === 'bonus.changed' ? { ...bonus, ...refusal.value } : bonus
      },
    }),
    setFailure: assign({
      failure: (_, outcome: CancelOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    notifySettled: emit({ type: 'cancellationSettled' }),
  },
}).createMachine({
  id: 'bonusCancel',
  description: 'Lets players cancel a deposit bonus after showing what they lose.',
  context: { bonus: null, pending: null, receipt: null, failure: null },
  initial: 'idle',
  states: {
    idle: { description: 'No bonus is being cancelled.', on: choose },
    confirming: {
      description:
        'The player sees the amount to be taken back and the remaining wagering requirement, and confirms or goes back.',
      on: { 'bonus.confirm': 'cancelling', ...leave },
    },
    cancelling: {
      description: 'The server is cancelling the bonus. Repeated requests cancel it only once.',
      tags: ['busy', 'moneyUnderWay'],
      entry: 'createRequest',
      invoke: {
        id: 'sendCancellation',
        src: 'sendCancellation',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is no bonus to cancel.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'hasFailed', params: outcome },
            target: 'failed',
            actions: { type: 'setFailure', params: outcome },
          },
          {
            guard: { type: 'isCancelled', params: outcome },
            target: 'cancelled',
            actions: [{ type: 'setReceipt', params: outcome }, 'notifySettled'],
          },
          {
            guard: { type: 'isChanged', params: outcome },
            target: 'changed',
            actions: [{ type: 'setChange', params: outcome }, 'notifySettled'],
          },
          { target: 'alreadyEnded', actions: 'notifySettled' },
        ],
      },
    },
    changed: {
      description:
        'A bet has changed the amount, so nothing was cancelled. The player sees the new amount and decides.',
      on: { 'bonus.confirm': 'cancelling', ...leave },
    },
    failed: {
      description: 'The request failed and the bonus is unchanged. The player can try again.',
      tags: 'failed',
      on: { 'bonus.confirm': 'cancelling', ...leave },
    },
    cancelled: {
      description: 'The bonus is cancelled. The amount taken back is shown.',
      on: { ...choose, ...leave },
    },
    alreadyEnded: {
      description: 'The bonus had already ended, so nothing was taken back.',
      on: { ...choose, ...leave },
    },
  },
})
