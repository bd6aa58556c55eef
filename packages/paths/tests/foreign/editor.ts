import { createMachine } from 'xstate'

/**
 * A text editor. The formats are parallel regions. A deep history state restores them when the editor wakes.
 */
export default createMachine({
  id: 'editor',
  initial: 'writing',
  states: {
    writing: {
      type: 'parallel',
      on: { SLEEP: 'asleep' },
      states: {
        weight: {
          initial: 'normal',
          states: { normal: { on: { BOLD: 'bold' } }, bold: { on: { BOLD: 'normal' } } },
        },
        list: {
          initial: 'none',
          states: {
            none: { on: { DOT: 'dots', NUMBER: 'numbers' } },
            dots: { on: { NONE: 'none', NUMBER: 'numbers' } },
            numbers: { on: { NONE: 'none', DOT: 'dots' } },
          },
        },
        before: { type: 'history', history: 'deep' },
      },
    },
    asleep: { on: { WAKE: 'writing.before', RESET: 'writing' } },
  },
})
