import { assign, type DoneActorEvent, fromPromise, sendParent, setup } from 'xstate'
import { type CallFailure, callFailureOf } from './call-failure.ts'
import { providedCall } from './provided.ts'

/** Time between two polls, and before a failed poll is retried, in ms. */
const POLL_AFTER = 5_000
const RETRY_AFTER = 8_000

export type OrderNews<Order> = { type: 'order.loaded'; order: Order } | { type: 'order.notFound' }

const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

/**
 * Polls a deposit, withdrawal or transfer until the actor is stopped or the order is not found. The event
 * `order.poll` triggers a poll at once.
 *
 * @param read loads the order; throws `CallFailed`. If absent, the page provides it.
 */
export const orderPollingMachine = <Order>(read?: (id: string, signal: AbortSignal) => Promise<Order>) => {
  const loaded = ({ event }: { event: DoneActorEvent<Order> }) => event.output
  return setup({
    types: {
      input: {} as { id: string },
      context: {} as { id: string; failure: CallFailure | null },
      events: {} as { type: 'order.poll' },
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
      reportLoaded: sendParent((_, order: Order): OrderNews<Order> => ({ type: 'order.loaded', order })),
      reportNotFound: sendParent({ type: 'order.notFound' } satisfies OrderNews<Order>),
    },
    delays: { untilNextPoll: POLL_AFTER, untilRetry: RETRY_AFTER },
  }).createMachine({
    id: 'orderPolling',
    description:
      'Follows a deposit, withdrawal or transfer so that the player always sees its current status.',
    context: ({ input }) => ({ ...input, failure: null }),
    initial: 'polling',
    states: {
      polling: {
        description: 'The page is loading the status of the deposit, withdrawal or transfer.',
        on: { 'order.poll': { target: 'polling', reenter: true } },
        invoke: {
          id: 'readOrder',
          src: 'readOrder',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'waiting', actions: { type: 'reportLoaded', params: loaded } },
          onError: [
            {
              guard: { type: 'isNotFound', params: failureIn },
              target: 'notFound',
              actions: 'reportNotFound',
            },
            { target: 'lost', actions: { type: 'setFailure', params: failureIn } },
          ],
        },
      },
      waiting: {
        description: 'The status is up to date. The page checks it again after a short wait.',
        on: { 'order.poll': 'polling' },
        after: { untilNextPoll: 'polling' },
      },
      lost: {
        description:
          'The status could not be loaded. The last known one stays visible, and the page tries again.',
        tags: 'lost',
        on: { 'order.poll': 'polling' },
        after: { untilRetry: 'polling' },
      },
      notFound: { type: 'final', description: 'This player has no such deposit, withdrawal or transfer.' },
    },
  })
}
