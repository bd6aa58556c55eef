import type { DoneActorEvent } from 'xstate'
import { presentOf } from '#visualiser/simulate/history/line.ts'
import { answersOf } from '#visualiser/simulate/manual/forced-guards.ts'
import { runningOf, type SimulateContext } from '#visualiser/simulate/simulate-context.ts'
import { simulateSetup } from '#visualiser/simulate/simulate-setup.ts'
import type { Way } from './path-search.ts'

const result = ({ event }: { event: DoneActorEvent<Way> }) => event.output

const searchOf = (context: SimulateContext) => {
  const { simulation, line } = runningOf(context)
  const { wanted, forced } = context
  if (!wanted) throw new Error('There is nothing to seek.')
  const from = wanted.from === 'here' ? presentOf(line) : undefined
  return { simulation, goal: wanted.goal, from, answers: answersOf(forced) }
}

export const wayRegion = simulateSetup.createStateConfig({
  description: 'How one gets to a state or transition.',
  initial: 'unasked',
  on: {
    'way.seek': {
      target: '.seeking',
      actions: { type: 'keepWanted', params: ({ event }) => event },
    },
  },
  states: {
    unasked: { description: 'Nobody wants to know a way.' },
    seeking: {
      description: 'The shortest way there is being sought, in slices that leave the page quick.',
      tags: 'busy',
      invoke: {
        id: 'seekWay',
        src: 'seekWay',
        input: ({ context, self }) => ({
          ...searchOf(context),
          onProgress: (explored) => self.send({ type: 'way.progress', explored }),
        }),
        onDone: [
          {
            guard: { type: 'isFound', params: result },
            target: 'found',
            actions: { type: 'keepWay', params: result },
          },
          { target: 'missing', actions: { type: 'keepWay', params: result } },
        ],
        onError: 'failed',
      },
      on: {
        'way.progress': { actions: { type: 'noteProgress', params: ({ event }) => event.explored } },
        'way.stop': 'stopped',
        'present.moved': {
          description: 'A way from where nobody stands any more is of no use.',
          target: 'unasked',
        },
      },
      initial: 'brief',
      states: {
        brief: {
          description: 'It has only just begun.',
          after: { untilLong: 'long' },
        },
        long: { description: 'It takes long enough to be told of.', tags: 'long' },
      },
    },
    found: {
      description: 'The shortest way is known.',
      on: {
        'way.take': {
          target: 'unasked',
          actions: { type: 'followWay', params: ({ event }) => event.isAtOnce },
        },
        'present.moved': 'unasked',
        'way.dismiss': 'unasked',
      },
    },
    missing: {
      description: 'Nothing leads there under the given cases, and it is known why.',
      on: { 'present.moved': 'unasked', 'way.dismiss': 'unasked' },
    },
    stopped: {
      description: 'The search was given up.',
      on: { 'present.moved': 'unasked', 'way.dismiss': 'unasked' },
    },
    failed: {
      description: 'The search broke down, since a case of the model did.',
      on: { 'present.moved': 'unasked', 'way.dismiss': 'unasked' },
    },
  },
})
