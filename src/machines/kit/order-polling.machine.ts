import { assign, type DoneActorEvent, fromPromise, sendParent, setup } from 'xstate'
import { type CallFailure, callFailureOf } from './call-failure.ts'
import { providedCall } from './provided.ts'

/** Ms between two polls of an order without news, and before a retry of a failed poll. */
const LOOK_AGAIN = 5_000
const AFTER_SILENCE = 8_000

export type OrderNews<Order> = { type: 'order.seen'; order: Order } | { type: 'order.gone' }

const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

/**
 * Polls a money order until it is stopped: at once on news from the platform, otherwise at intervals.
 *
 * @param read reads the order; throws `CallFailed`. A chart leaves it out, and its page provides the machine with it.
 */
export const orderPollingMachine = <Order>(read?: (id: string, signal: AbortSignal) => Promise<Order>) => {
  const seen = ({ event }: { event: DoneActorEvent<Order> }) => event.output
  return setup({
    types: {
      input: {} as { id: string },
      context: {} as { id: string; failure: CallFailure | null },
      events: {} as { type: 'order.look' },
      tags: {} as 'lost',
    },
    actors: {
      readOrder: read
        ? fromPromise<Order, { id: string }>(({ input, signal }) => read(input.id, signal))
        : providedCall<Order, { id: string }>(),
    },
    guards: { isNotFound: (_, failure: CallFailure) => failure.reason === 'missing' },
    actions: {
      setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
      reportSeen: sendParent((_, order: Order): OrderNews<Order> => ({ type: 'order.seen', order })),
      reportGone: sendParent({ type: 'order.gone' } satisfies OrderNews<Order>),
    },
    delays: { untilNextLook: LOOK_AGAIN, untilTriedAgain: AFTER_SILENCE },
  }).createMachine({
    id: 'orderWatch',
    description: 'Follows an order of money, so that its member always sees where the money is.',
    context: ({ input }) => ({ ...input, failure: null }),
    initial: 'looking',
    states: {
      looking: {
        description: 'The platform is asked how the order stands.',
        on: { 'order.look': { target: 'looking', reenter: true } },
        invoke: {
          id: 'readOrder',
          src: 'readOrder',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'resting', actions: { type: 'reportSeen', params: seen } },
          onError: [
            { guard: { type: 'isNotFound', params: failureIn }, target: 'gone', actions: 'reportGone' },
            { target: 'lost', actions: { type: 'setFailure', params: failureIn } },
          ],
        },
      },
      resting: {
        description: 'It is known how the order stands; the platform is asked again in a while.',
        on: { 'order.look': 'looking' },
        after: { untilNextLook: 'looking' },
      },
      lost: {
        description: 'No answer came; what was last known stays on show, and the platform is asked again.',
        tags: 'lost',
        on: { 'order.look': 'looking' },
        after: { untilTriedAgain: 'looking' },
      },
      gone: { type: 'final', description: 'The platform knows no such order of this member’s.' },
    },
  })
}
