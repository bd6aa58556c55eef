import { assign, fromPromise, setup } from 'xstate'

/** A ticket machine that counts coins without a limit and has unreachable states. */
export const kiosk = setup({
  types: {} as {
    context: { coins: number; rung: number }
    events:
      | { type: 'COIN'; worth: number }
      | { type: 'BUY'; zone: string }
      | { type: 'BACK' }
      | { type: 'RING' }
  },
  actors: {
    print: fromPromise(async ({ input }: { input: { zone: string } }) => ({
      isReadable: input.zone.length > 2,
    })),
  },
  guards: { isPaid: ({ context }) => context.coins >= 4, isBroke: () => false },
  delays: { untilTired: 2000 },
}).createMachine({
  id: 'kiosk',
  context: { coins: 0, rung: 0 },
  initial: 'selling',
  on: { RING: { actions: assign({ rung: ({ context }) => context.rung + 1 }) } },
  states: {
    selling: {
      on: {
        COIN: { actions: assign({ coins: ({ context, event }) => context.coins + event.worth }) },
        BUY: [
          { guard: 'isPaid', target: 'printing' },
          { guard: 'isBroke', target: 'begging' },
        ],
      },
    },
    printing: {
      invoke: {
        src: 'print',
        input: ({ event }) => ({ zone: event.type === 'BUY' ? event.zone : '' }),
        onDone: [{ guard: ({ event }) => event.output.isReadable, target: 'printed' }, { target: 'selling' }],
        onError: 'jammed',
      },
      after: { untilTired: 'waiting' },
    },
    waiting: { on: { BACK: 'before' } },
    before: { type: 'history' },
    begging: { initial: 'aloud', states: { aloud: {} } },
    jammed: {},
    printed: { type: 'final' },
    cellar: { on: { BACK: 'selling' } },
  },
})
