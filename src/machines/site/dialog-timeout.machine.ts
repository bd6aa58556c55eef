import { assign, setup } from 'xstate'

type Context = {
  /** Time left when the timer last started, in ms. */
  left: number
  /** When the dialog closes if the timer keeps running, in epoch ms. */
  until: number
}

/** Closes a dialog automatically (LAYOUT-05), but not while the user interacts with it. */
export const dialogTimeoutMachine = setup({
  types: {
    /** Time until the dialog closes, in ms. */
    input: {} as { closesAfter: number },
    context: {} as Context,
    events: {} as
      | { type: 'pointer.came' }
      | { type: 'pointer.left' }
      /** Not sent when the dialog itself receives the initial focus. */
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
  description: 'Closes a message automatically after a while, but not while the visitor is using it.',
  context: ({ input: { closesAfter } }) => ({ left: closesAfter, until: 0 }),
  initial: 'running',
  states: {
    running: {
      description: 'The message is not in use and its time is running.',
      entry: 'run',
      exit: 'stop',
      on: { 'pointer.came': 'held.byPointer', 'focus.came': 'held.byFocus' },
      after: { untilOver: 'over' },
    },
    held: {
      description: 'The visitor is using the message, so its time is paused.',
      tags: 'held',
      initial: 'byPointer',
      states: {
        byPointer: {
          description: 'The pointer is over the message.',
          on: { 'pointer.left': '#dialogTimeout.running', 'focus.came': 'byBoth' },
        },
        byFocus: {
          description: 'The keyboard focus is in the message.',
          on: { 'focus.left': '#dialogTimeout.running', 'pointer.came': 'byBoth' },
        },
        byBoth: {
          description: 'Both the pointer and the keyboard focus are on the message.',
          on: { 'pointer.left': 'byFocus', 'focus.left': 'byPointer' },
        },
      },
    },
    over: { type: 'final', description: 'The time is over and the message closes.' },
  },
})
