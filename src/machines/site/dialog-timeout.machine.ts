import { assign, setup } from 'xstate'

type Context = {
  /** Ms left when the timer was last started. */
  left: number
  /** Epoch ms of the timeout while the timer runs. */
  until: number
}

/** Closes a dialog automatically (LAYOUT-05), but waits while the user interacts with it. */
export const dialogTimeoutMachine = setup({
  types: {
    /** Ms until it closes. */
    input: {} as { closesAfter: number },
    context: {} as Context,
    events: {} as
      | { type: 'pointer.came' }
      | { type: 'pointer.left' }
      /** Not sent for the initial focus on the dialog itself. */
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
  description: 'Closes a message by itself after a while, but not while the visitor interacts with it.',
  context: ({ input: { closesAfter } }) => ({ left: closesAfter, until: 0 }),
  initial: 'running',
  states: {
    running: {
      description: 'Nobody interacts with it; its time runs.',
      entry: 'run',
      exit: 'stop',
      on: { 'pointer.came': 'held.byPointer', 'focus.came': 'held.byFocus' },
      after: { untilOver: 'over' },
    },
    held: {
      description: 'The visitor interacts with it; its time is paused.',
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
