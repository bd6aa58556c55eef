import { and, createMachine, enqueueActions, not, raise, stateIn } from 'xstate'

/** A meter that fills up, with enqueued actions, composite guards, and an event sent to itself. */
export const meter = createMachine(
  {
    id: 'meter',
    types: {} as {
      context: { level: number }
      events: { type: 'FILL' } | { type: 'OVERFLOW' } | { type: 'DRAIN' } | { type: 'LOCK' }
    },
    context: { level: 0 },
    type: 'parallel',
    states: {
      tank: {
        initial: 'calm',
        states: {
          calm: {
            on: {
              FILL: {
                guard: and([not(stateIn({ lid: 'locked' })), ({ context }) => context.level < 9]),
                actions: enqueueActions(({ context, enqueue }) => {
                  enqueue.assign({ level: context.level + 3 })
                  enqueue(() => {
                    throw new Error('Nothing foreign runs in paths.')
                  })
                  if (context.level + 3 >= 9) enqueue(raise({ type: 'OVERFLOW' }))
                }),
              },
              OVERFLOW: 'spilling',
            },
          },
          spilling: {
            on: {
              DRAIN: {
                target: 'calm',
                actions: enqueueActions(({ enqueue }) => enqueue.assign({ level: 0 })),
              },
            },
          },
        },
      },
      lid: {
        initial: 'open',
        states: { open: { on: { LOCK: 'locked' } }, locked: { on: { LOCK: 'open' } } },
      },
    },
  },
  {},
)
