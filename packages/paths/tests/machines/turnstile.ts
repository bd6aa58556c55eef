import { assign, not, setup } from 'xstate'
import { defineModel } from '#paths/model.ts'

/** A flat machine with guards, an internal transition, a wildcard and a final state. */
const turnstileMachine = setup({
  types: {
    input: {} as { fare: number },
    context: {} as { fare: number; paid: number },
    events: {} as { type: 'coin.insert'; value: number } | { type: 'arm.push' } | { type: 'service.close' },
    output: {} as { left: number },
  },
  guards: {
    isEnough: ({ context }, value: number) => context.paid + value >= context.fare,
    isPaid: ({ context }) => context.paid >= context.fare,
    isOwed: not('isPaid'),
  },
  actions: {
    add: assign({ paid: ({ context }, value: number) => context.paid + value }),
    takeFare: assign({ paid: ({ context }) => context.paid - context.fare }),
  },
}).createMachine({
  id: 'turnstile',
  description: 'Lets people through for a coin.',
  context: ({ input }) => ({ fare: input.fare, paid: 0 }),
  initial: 'locked',
  output: ({ context }) => ({ left: context.paid }),
  states: {
    locked: {
      description: 'Nobody gets through.',
      on: {
        'coin.insert': [
          {
            guard: { type: 'isEnough', params: ({ event }) => event.value },
            target: 'unlocked',
            actions: { type: 'add', params: ({ event }) => event.value },
          },
          { actions: { type: 'add', params: ({ event }) => event.value } },
        ],
        'service.close': { guard: 'isOwed', target: 'closed' },
      },
    },
    unlocked: {
      description: 'One may pass.',
      on: { 'arm.push': { target: 'locked', actions: 'takeFare' }, '*': { target: 'jammed' } },
    },
    jammed: { description: 'Too much at once.', on: { 'service.*': 'closed' } },
    closed: { description: 'Out of service.', type: 'final' },
  },
})

export const turnstile = defineModel(turnstileMachine, {
  inputs: { cheap: { fare: 1 }, dear: { fare: 3 } },
  events: { 'coin.insert': { one: { value: 1 }, two: { value: 2 } }, 'arm.push': {}, 'service.close': {} },
  view: ({ fare, paid }) => [fare, Math.min(paid, fare + 2)],
})
