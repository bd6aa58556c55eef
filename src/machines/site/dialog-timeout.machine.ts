import { assign, setup } from 'xstate'

type Context = {
  /** Milliseconds left, as it was when it last began to run. */
  left: number
  /** When it is over, epoch ms, as long as it runs. */
  until: number
}

/** LAYOUT-05: closes a dialog by itself, and waits for whoever is busy with it. */
export const dialogTimeoutMachine = setup({
  types: {
    /** Milliseconds until it closes. */
    input: {} as { closesAfter: number },
    context: {} as Context,
    events: {} as
      | { type: 'pointer.came' }
      | { type: 'pointer.left' }
      /** Something in the dialog has the focus; that it was opened counts for nothing. */
      | { type: 'focus.came' }
      | { type: 'focus.left' },
    tags: {} as 'held',
  },
  actions: {
    run: assign({ until: ({ context }) => Date.now() + context.left }),
    stop: assign({ left: ({ context }) => Math.max(0, context.until - Date.now()) }),
  },
  delays: { untilOver: ({ context }) => context.left },
}).createMachine({
  id: 'dialogTimeout',
  description:
    'Closes a message by itself after a while, but never under the eyes or hands of whoever is busy with it.',
  context: ({ input: { closesAfter } }) => ({ left: closesAfter, until: 0 }),
  initial: 'running',
  states: {
    running: {
      description: 'Nobody is busy with it; its time runs.',
      entry: 'run',
      exit: 'stop',
      on: { 'pointer.came': 'held.byPointer', 'focus.came': 'held.byFocus' },
      after: { untilOver: 'over' },
    },
    held: {
      description: 'Somebody is busy with it; its time stands still.',
      tags: 'held',
      initial: 'byPointer',
      states: {
        byPointer: {
          description: 'The pointer is over it.',
          on: { 'pointer.left': '#dialogTimeout.running', 'focus.came': 'byBoth' },
        },
        byFocus: {
          description: 'Something in it has the focus.',
          on: { 'focus.left': '#dialogTimeout.running', 'pointer.came': 'byBoth' },
        },
        byBoth: {
          description: 'The pointer is over it, and something in it has the focus.',
          on: { 'pointer.left': 'byFocus', 'focus.left': 'byPointer' },
        },
      },
    },
    over: { type: 'final', description: 'Its time is over; it closes.' },
  },
})
