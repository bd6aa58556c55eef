import { assign, setup } from 'xstate'

/** A die that draws a random number and a random id for each roll. */
export const dice = setup({
  types: {} as { context: { eyes: number; roll: string }; events: { type: 'ROLL' } },
}).createMachine({
  id: 'dice',
  context: { eyes: 1, roll: '' },
  initial: 'lying',
  states: {
    lying: {
      on: {
        ROLL: {
          target: 'rolled',
          actions: assign({
            eyes: () => 1 + Math.floor(Math.random() * 6),
            roll: () => crypto.randomUUID(),
          }),
        },
      },
    },
    rolled: { after: { 1000: 'lying' } },
  },
})
