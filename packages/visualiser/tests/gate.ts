import { defineModel } from '@palpite/paths/model.ts'
import { assign, fromPromise, setup } from 'xstate'

/**
 * A small machine for tests: a gate with a lock, a motor that may jam, a timer, and a lamp in a region of its
 * own.
 */
const gateMachine = setup({
  types: {
    input: {} as { isLocked: boolean },
    context: {} as { isLocked: boolean; attempts: number; note: string },
    events: {} as
      | { type: 'gate.open' }
      | { type: 'gate.unlock'; key: string }
      | { type: 'gate.force' }
      | { type: 'gate.stop' }
      | { type: 'lamp.toggle' }
      | { type: 'note.write'; note: string },
  },
  actors: { motor: fromPromise<{ isWide: boolean }>(async () => ({ isWide: true })) },
  guards: {
    isUnlocked: ({ context }) => !context.isLocked,
    isKey: (_, key: string) => key === 'right',
    isWide: (_, { isWide }: { isWide: boolean }) => isWide,
    isForcible: () => false,
  },
  actions: {
    unlock: assign({ isLocked: false }),
    count: assign({ attempts: ({ context }) => context.attempts + 1 }),
    write: assign({ note: (_, note: string) => note }),
  },
  delays: { untilShut: 30_000, untilDim: 5_000 },
}).createMachine({
  id: 'gate',
  description: 'A gate with a lamp.',
  context: ({ input }) => ({ isLocked: input.isLocked, attempts: 0, note: '' }),
  type: 'parallel',
  on: { 'note.write': { actions: { type: 'write', params: ({ event }) => event.note } } },
  states: {
    gate: {
      description: 'The gate itself.',
      initial: 'shut',
      states: {
        shut: {
          description: 'The gate is shut.',
          on: {
            'gate.open': { guard: 'isUnlocked', target: 'opening', actions: 'count' },
            'gate.unlock': { guard: { type: 'isKey', params: ({ event }) => event.key }, actions: 'unlock' },
            'gate.force': { guard: 'isForcible', target: 'broken' },
          },
        },
        opening: {
          description: 'The motor runs.',
          invoke: {
            id: 'motor',
            src: 'motor',
            onDone: [
              {
                guard: { type: 'isWide', params: ({ event }) => event.output },
                target: 'open',
              },
              { target: 'checking' },
            ],
            onError: 'shut',
          },
          on: { 'gate.stop': 'shut' },
        },
        checking: { description: 'Somebody looks why it stuck.', always: 'shut' },
        open: { description: 'The gate stands open.', after: { untilShut: 'shut' } },
        broken: { description: 'The gate hangs off its hinges.', type: 'final' },
      },
    },
    lamp: {
      description: 'The lamp.',
      initial: 'off',
      states: {
        off: { description: 'The lamp is off.', on: { 'lamp.toggle': 'on' } },
        on: {
          description: 'The lamp is on.',
          on: { 'lamp.toggle': 'off' },
          after: { untilDim: 'off' },
        },
      },
    },
  },
})

export const gateModel = defineModel(gateMachine, {
  inputs: { unlocked: { isLocked: false }, locked: { isLocked: true } },
  events: {
    'gate.open': {},
    'gate.unlock': { 'with the right key': { key: 'right' }, 'with a wrong key': { key: 'wrong' } },
    'gate.force': {},
    'gate.stop': {},
    'lamp.toggle': {},
  },
  outcomes: {
    motor: {
      wide: { done: { isWide: true } },
      stuck: { done: { isWide: false } },
      burnt: { error: new Error('The motor burnt.') },
      silent: 'never',
    },
  },
  view: ({ isLocked, note }) => ({ isLocked, note }),
})
