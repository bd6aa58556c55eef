import type { Choice } from '@palpite/paths/machine/choices.ts'
import type { Model } from '@palpite/paths/model.ts'
import { assign, fromPromise, raise, setup } from 'xstate'
import { withoutGuard } from '#visualiser/simulate/manual/forced-guards.ts'
import { inSlices } from '#visualiser/simulate/path-search/in-slices.ts'
import {
  type PathSearch,
  type PathSearchResult,
  searchPath,
} from '#visualiser/simulate/path-search/path-search.ts'
import * as changes from './actions.ts'
import {
  runningOf,
  type SimulateContext,
  type SimulateInput,
  type WantedGoal,
  type WantedPath,
} from './simulate-context.ts'
import type { ForcedGuard, SimulateEvent } from './simulate-event.ts'
import { createSimulation, type Simulation } from './simulation.ts'

/** How long a search runs before its progress is shown, in ms. */
const UNTIL_LONG = 1_000
/** Time between two played steps, in ms. */
const PACE = 800

type SeekInput = PathSearch & { simulation: Simulation; onProgress: (explored: number) => void }

export const simulateSetup = setup({
  types: {
    input: {} as SimulateInput,
    context: {} as SimulateContext,
    events: {} as SimulateEvent,
    tags: {} as 'busy' | 'long',
  },
  actors: {
    loadSimulation: fromPromise<Simulation, { load: () => Promise<Model> }>(async ({ input }) =>
      createSimulation(await input.load()),
    ),
    searchPath: fromPromise<PathSearchResult, SeekInput>(({ input, signal }) =>
      inSlices(searchPath(input.simulation, input), { signal, onProgress: input.onProgress }),
    ),
  },
  guards: {
    isPossible: ({ context }, choice: Choice) => changes.mayTake(context, choice),
    isPassable: ({ context }, edge: string) => changes.choiceThrough(context, edge) !== undefined,
    raisesQuestions: ({ context }, choice: Choice) => changes.raisesQuestions(context, choice),
    mayPass: ({ context }, ms: number) => changes.mayPassTime(context, ms),
    hasPast: ({ context }) => changes.isMoment(context, runningOf(context).line.at - 1),
    hasFuture: ({ context }) => changes.isMoment(context, runningOf(context).line.at + 1),
    isAtEnd: ({ context }) => !changes.isMoment(context, runningOf(context).line.at + 1),
    isMoment: ({ context }, at: number) => changes.isMoment(context, at),
    isInput: ({ context }, inputName: string) => inputName in runningOf(context).simulation.model.inputs,
    isFound: (_, result: PathSearchResult) => result.kind === 'found',
  },
  actions: {
    begin: assign(({ context }, simulation: Simulation) => changes.begin(context, simulation)),
    keepFailure: assign({
      failure: (_, error: unknown) => (error instanceof Error ? error.message : String(error)),
    }),
    restart: assign(({ context }, inputName: string) => changes.restart(context, inputName)),
    takeChoice: assign(({ context }, choice: Choice) => changes.take(context, choice)),
    takeTransition: raise(({ context }, edge: string) => {
      const choice = changes.choiceThrough(context, edge)
      if (!choice) throw new Error(`No possible step takes ${edge}.`)
      return { type: 'choice.take', choice } as const
    }),
    seekTransition: raise((_, goal: string) => ({ type: 'pathSearch.seek', goal, from: 'here' }) as const),
    keepQuestion: assign({ asked: (_, choice: Choice) => ({ choice, answers: {} }) }),
    answerGuard: assign(({ context }, { edge, answer }: { edge: string; answer: boolean }) =>
      changes.answer(context, edge, answer),
    ),
    takeAsked: assign(({ context }) =>
      context.asked ? changes.take(context, context.asked.choice, context.asked.answers) : {},
    ),
    forgetQuestion: assign({ asked: null }),
    passTime: assign(({ context }, ms: number) => changes.pass(context, ms)),
    goBack: assign(({ context }) => changes.move(context, -1)),
    goForward: assign(({ context }) => changes.move(context, 1)),
    jump: assign(({ context }, at: number) => changes.jump(context, at)),
    playPath: assign(({ context }, path: WantedPath) => changes.play(context, path)),
    forceGuard: assign({
      forced: ({ context }, { edge, answer, isKept }: ForcedGuard) => ({
        ...context.forced,
        [edge]: { answer, isKept },
      }),
    }),
    releaseGuard: assign({
      forced: ({ context }, edge: string) => withoutGuard(context.forced, edge),
    }),
    keepAsking: assign({ asksGuards: (_, asks: boolean) => asks }),
    keepWanted: assign({
      wanted: (_, { goal, from }: WantedGoal) => ({ goal, from }),
      explored: 0,
      pathResult: null,
    }),
    noteProgress: assign({ explored: (_, explored: number) => explored }),
    setPathResult: assign({ pathResult: (_, result: PathSearchResult) => result }),
    followPath: assign(({ context }, isAtOnce: boolean) => changes.followPath(context, isAtOnce)),
    raiseMoved: raise({ type: 'present.moved' }),
  },
  delays: { untilLong: UNTIL_LONG, untilNextStep: PACE },
})
