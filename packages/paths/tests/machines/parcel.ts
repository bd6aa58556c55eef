import { and, assign, fromPromise, setup } from 'xstate'
import { defineModel } from '#paths/model.ts'

const counter = setup({
  types: {
    context: {} as { weight: number; isFragile: boolean; returns: number },
    events: {} as
      | { type: 'parcel.weigh'; weight: number; isFragile: boolean }
      | { type: 'box.seal' }
      | { type: 'form.sign' }
      | { type: 'work.pause' }
      | { type: 'work.resume' },
  },
  actors: {
    book: fromPromise<{ price: number }, { weight: number }>(() =>
      Promise.reject(new Error('not in a test')),
    ),
  },
  guards: {
    isHeavy: ({ context }) => context.weight > 10,
    isFragile: ({ context }) => context.isFragile,
    isDelicate: and(['isHeavy', 'isFragile']),
    hasComeBackOften: ({ context }) => context.returns > 1,
  },
  actions: {
    keepWeight: assign((_, parcel: { weight: number; isFragile: boolean }) => parcel),
    apologise: () => {
      throw new Error('Effects do not run in paths.')
    },
  },
})

/**
 * A machine with chained `always` transitions, done events, shallow history, composite guards and conditional
 * actions.
 */
const parcelMachine = counter
  .extend({
    actions: {
      countReturn: counter.enqueueActions(({ enqueue, check }) => {
        enqueue.assign({ returns: ({ context }) => context.returns + 1 })
        if (check('isDelicate')) enqueue('apologise')
      }),
    },
  })
  .createMachine({
    id: 'parcel',
    description: 'Takes a parcel from the counter to its journey.',
    context: { weight: 0, isFragile: false, returns: 0 },
    initial: 'arrived',
    states: {
      arrived: {
        description: 'It stands on the counter.',
        on: {
          'parcel.weigh': {
            target: 'sorting',
            actions: {
              type: 'keepWeight',
              params: ({ event: { weight, isFragile } }) => ({ weight, isFragile }),
            },
          },
        },
      },
      sorting: {
        description: 'It is decided how it travels.',
        initial: 'begun',
        states: {
          begun: {
            description: 'At first glance.',
            always: [{ guard: 'isDelicate', target: 'byHand' }, { target: 'checked' }],
          },
          checked: {
            description: 'At second glance.',
            always: [{ guard: 'isHeavy', target: 'byCart' }, { target: 'byBelt' }],
          },
          byHand: { description: 'Carried.', type: 'final' },
          byCart: { description: 'On wheels.', type: 'final' },
          byBelt: { description: 'On the belt.', type: 'final' },
        },
        onDone: 'packing',
      },
      packing: {
        description: 'It is made ready.',
        initial: 'boxing',
        on: { 'work.pause': 'paused' },
        onDone: 'booking',
        states: {
          boxing: { description: 'A box is needed.', on: { 'box.seal': 'signing' } },
          signing: { description: 'A form is needed.', on: { 'form.sign': 'ready' } },
          ready: { description: 'All is there.', type: 'final' },
          last: { type: 'history', target: 'boxing' },
        },
      },
      paused: { description: 'The clerk is at lunch.', on: { 'work.resume': 'packing.last' } },
      booking: {
        description: 'Its journey is being booked.',
        invoke: {
          id: 'book',
          src: 'book',
          input: ({ context }) => ({ weight: context.weight }),
          onDone: 'sent',
          onError: [
            { guard: 'hasComeBackOften', target: 'lost' },
            { target: 'packing', actions: 'countReturn' },
          ],
        },
      },
      sent: { description: 'On its way.', type: 'final' },
      lost: { description: 'Nobody wants it.', type: 'final' },
    },
  })

export const parcel = defineModel(parcelMachine, {
  events: {
    'parcel.weigh': {
      light: { weight: 1, isFragile: false },
      heavy: { weight: 20, isFragile: false },
      delicate: { weight: 20, isFragile: true },
    },
    'box.seal': {},
    'form.sign': {},
    'work.pause': {},
    'work.resume': {},
  },
  outcomes: { book: { booked: { done: { price: 3 } }, failed: { error: new Error('no room') } } },
})
