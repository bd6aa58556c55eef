import { assign, setup } from 'xstate'
import { defineModel } from '#paths/model.ts'

/** Returns a model of a button that breaks on press number `lasts`. The chart does not depend on `lasts`. */
export function wornButton(lasts: number) {
  const machine = setup({
    types: { context: {} as { presses: number }, events: {} as { type: 'press' } | { type: 'ring' } },
    guards: { isWorn: ({ context }) => context.presses + 1 >= lasts },
    actions: { count: assign({ presses: ({ context }) => context.presses + 1 }) },
  }).createMachine({
    id: 'button',
    description: 'A button that wears out.',
    context: { presses: 0 },
    initial: 'up',
    states: {
      up: {
        description: 'It can be pressed.',
        on: { press: [{ guard: 'isWorn', target: 'broken' }, { actions: 'count' }], ring: {} },
      },
      broken: { description: 'It is stuck.', type: 'final' },
    },
  })
  return defineModel(machine, { events: { press: {}, ring: {} } })
}
