import type { DoneActorEvent } from 'xstate'
import { cancelSetup } from './bonus-cancel/cancel-setup.ts'
import type { CancellableBonus, CancelOutcome } from './bonus-cancel/types.ts'

const end = ({ event }: { event: DoneActorEvent<CancelOutcome> }) => event.output
const bonus = ({ event }: { event: { bonus: CancellableBonus } }) => event.bonus

const choose = {
  'bonus.cancel': { target: 'confirming', actions: { type: 'keepBonus', params: bonus } },
} as const
const leave = { 'bonus.keep': { target: 'idle', actions: 'forgetBonus' } } as const

/**
 * Cancels the bonus of a deposit (MEM-10), after its member has read what that takes back. A bet that changes the amount meanwhile is
 * shown before anything is done.
 */
export const bonusCancelMachine = cancelSetup.createMachine({
  id: 'bonusCancel',
  description: 'Lets members cancel the bonus of a deposit, after telling them what they lose.',
  context: { bonus: null, pending: null, receipt: null, failure: null },
  initial: 'idle',
  states: {
    idle: { description: 'No bonus is being cancelled.', on: choose },
    confirming: {
      description: 'The member reads what is taken back and what is left to stake, and decides.',
      on: { 'bonus.confirm': 'cancelling', ...leave },
    },
    cancelling: {
      description: 'The bonus is being cancelled, once, even if the request is repeated.',
      tags: ['busy', 'moneyUnderWay'],
      entry: 'makeIntent',
      invoke: {
        id: 'sendCancellation',
        src: 'sendCancellation',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is no bonus to cancel.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'isUndone', params: end },
            target: 'failed',
            actions: { type: 'keepFailure', params: end },
          },
          {
            guard: { type: 'isCancelled', params: end },
            target: 'cancelled',
            actions: [{ type: 'keepReceipt', params: end }, 'tellSettled'],
          },
          {
            guard: { type: 'isChanged', params: end },
            target: 'changed',
            actions: [{ type: 'keepChange', params: end }, 'tellSettled'],
          },
          { target: 'over', actions: 'tellSettled' },
        ],
      },
    },
    changed: {
      description:
        'A bet has changed the amount, so nothing was done; the member reads the new one and decides.',
      on: { 'bonus.confirm': 'cancelling', ...leave },
    },
    failed: {
      description: 'The attempt failed and the bonus is unchanged; it can be tried again.',
      tags: 'failed',
      on: { 'bonus.confirm': 'cancelling', ...leave },
    },
    cancelled: {
      description: 'The bonus is cancelled; what was taken back is shown.',
      on: { ...choose, ...leave },
    },
    over: {
      description: 'The bonus had already ended, so nothing was taken back.',
      on: { ...choose, ...leave },
    },
  },
})
