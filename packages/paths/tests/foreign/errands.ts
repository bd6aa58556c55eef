import {
  type ActorRefFrom,
  assign,
  createMachine,
  fromCallback,
  fromPromise,
  sendTo,
  spawnChild,
} from 'xstate'

const errand = createMachine({
  id: 'errand',
  initial: 'open',
  states: { open: { on: { DO: 'done' } }, done: {} },
})

/**
 * A list of errands, which are actors without ids. The event `DO` is forwarded to the latest errand and rings
 * a bell.
 */
export const errands = createMachine({
  id: 'errands',
  types: {} as {
    context: { list: ActorRefFrom<typeof errand>[]; latest: ActorRefFrom<typeof errand> | undefined }
    events: { type: 'ADD' } | { type: 'DO' } | { type: 'CLEAR' }
  },
  context: ({ spawn }) => ({ list: [spawn(errand)], latest: undefined }),
  entry: spawnChild(
    fromCallback(() => {
      throw new Error('Nothing foreign runs in paths.')
    }),
    { id: 'bell' },
  ),
  on: {
    ADD: {
      guard: ({ context }) => context.list.length < 3,
      actions: assign(({ context, spawn }) => {
        const latest = spawn(errand)
        spawn(
          fromPromise(() => {
            throw new Error('Nothing foreign runs in paths.')
          }),
          { id: 'clerk' },
        )
        return { list: [...context.list, latest], latest }
      }),
    },
    DO: {
      guard: ({ context }) => context.latest !== undefined,
      actions: [
        sendTo(({ context }) => context.latest as ActorRefFrom<typeof errand>, { type: 'DO' }),
        sendTo('bell', { type: 'RING' }),
      ],
    },
  },
})
