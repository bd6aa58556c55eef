import type { DoneActorEvent } from 'xstate'
import { presentOf } from '#visualiser/simulate/history/line.ts'
import { answersOf } from '#visualiser/simulate/manual/forced-guards.ts'
import { runningOf, type SimulateContext } from '#visualiser/simulate/simulate-context.ts'
import { simulateSetup } from '#visualiser/simulate/simulate-setup.ts'
import type { PathSearchResult } from './path-search.ts'

const result = ({ event }: { event: DoneActorEvent<PathSearchResult> }) => event.output

const searchOf = (context: SimulateContext) => {
  const { simulation, line } = runningOf(context)
  const { wanted, forced } = context
  if (!wanted) throw new Error('The search has no goal.')
  const from = wanted.from === 'here' ? presentOf(line) : undefined
  return { simulation, goal: wanted.goal, from, answers: answersOf(forced) }
}

export const pathSearchRegion = simulateSetup.createStateConfig({
  description: 'The search for a path to a state or transition.',
  initial: 'unasked',
  on: {
    'pathSearch.seek': {
      target: '.seeking',
      actions: { type: 'keepWanted', params: ({ event }) => event },
    },
  },
  states: {
    unasked: { description: 'No search is active.' },
    seeking: {
      description: 'The page is searching for the shortest path and can still be used.',
      tags: 'busy',
      invoke: {
        id: 'searchPath',
        src: 'searchPath',
        input: ({ context, self }) => ({
          ...searchOf(context),
          onProgress: (explored) => self.send({ type: 'pathSearch.progress', explored }),
        }),
        onDone: [
          {
            guard: { type: 'isFound', params: result },
            target: 'found',
            actions: { type: 'setPathResult', params: result },
          },
          { target: 'missing', actions: { type: 'setPathResult', params: result } },
        ],
        onError: 'failed',
      },
      on: {
        'pathSearch.progress': { actions: { type: 'noteProgress', params: ({ event }) => event.explored } },
        'pathSearch.stop': 'stopped',
        'present.moved': {
          description: 'The position has changed, so this search no longer applies.',
          target: 'unasked',
        },
      },
      initial: 'brief',
      states: {
        brief: {
          description: 'The search has just begun. No progress is shown yet.',
          after: { untilLong: 'long' },
        },
        long: { description: 'The search is taking a while, so its progress is shown.', tags: 'long' },
      },
    },
    found: {
      description: 'The shortest path was found.',
      on: {
        'pathSearch.take': {
          target: 'unasked',
          actions: { type: 'followPath', params: ({ event }) => event.isAtOnce },
        },
        'present.moved': 'unasked',
        'pathSearch.dismiss': 'unasked',
      },
    },
    missing: {
      description: 'No path leads there in the given cases. The reason is shown.',
      on: { 'present.moved': 'unasked', 'pathSearch.dismiss': 'unasked' },
    },
    stopped: {
      description: 'The user stopped the search.',
      on: { 'present.moved': 'unasked', 'pathSearch.dismiss': 'unasked' },
    },
    failed: {
      description: 'The search failed because a case of the model failed.',
      on: { 'present.moved': 'unasked', 'pathSearch.dismiss': 'unasked' },
    },
  },
})
