import { createMachine } from 'xstate'

/** A machine that does not start without an input. */
export const ticket = createMachine({
  id: 'ticket',
  types: {} as { context: { zone: string }; input: { route: { zone: string } } },
  context: ({ input }) => ({ zone: input.route.zone.toUpperCase() }),
  initial: 'valid',
  states: { valid: { on: { USE: 'used' } }, used: { type: 'final' } },
})

/** An export that is not a machine. */
export const price = 250
