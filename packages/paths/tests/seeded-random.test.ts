import { expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { explore } from '#paths/graph/explore.ts'
import { tour } from '#paths/graph/tour.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { defineModel } from '#paths/model.ts'
import { walk } from '#paths/walk/walk.ts'

/**
 * A machine that draws a number and then spawns an actor in an assignment. Only XState can spawn, so the
 * chart interpreter hands the step over to XState when the number has already been drawn.
 */
const raffle = setup({
  types: { context: {} as { ticket: number; prize: unknown }, events: {} as { type: 'raffle.draw' } },
  actors: { fetchPrize: fromPromise<void>(() => Promise.reject(new Error('not in a test'))) },
}).createMachine({
  id: 'raffle',
  context: { ticket: 0, prize: undefined },
  initial: 'open',
  states: {
    open: {
      on: {
        'raffle.draw': {
          target: 'drawn',
          actions: [
            assign({ ticket: () => Math.random() }),
            assign({ prize: ({ spawn }) => spawn('fetchPrize', { id: 'prize' }) }),
          ],
        },
      },
    },
    drawn: {},
  },
})

it('a random value stays the same when XState repeats a step that the interpreter has begun', () => {
  const subject = prepare(
    defineModel(raffle, { events: { 'raffle.draw': {} }, outcomes: { fetchPrize: { silent: 'never' } } }),
  )
  const { paths } = tour(subject, explore(subject))
  expect(paths.map((path) => walk(subject, path).difference)).toEqual([undefined])
})
