import type { Choice } from '@palpite/paths/machine/choices.ts'
import type { WantedGoal, WantedPath } from './simulate-context.ts'

export type ForcedGuard = { edge: string; answer: boolean; isKept: boolean }

/** Events from the panel, the chart and the search. The machine itself raises `present.moved`. */
export type SimulateEvent =
  | { type: 'model.reload' }
  | { type: 'choice.take'; choice: Choice }
  /**
   * Takes a transition that was clicked in the chart or, if that is impossible now, searches for a path to
   * it.
   */
  | { type: 'transition.take'; edge: string }
  | { type: 'guard.answer'; edge: string; answer: boolean }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | { type: 'time.pass'; ms: number }
  | { type: 'history.back' }
  | { type: 'history.forward' }
  | { type: 'history.jump'; at: number }
  | { type: 'simulation.restart'; inputName: string }
  | { type: 'path.play'; path: WantedPath }
  | ({ type: 'guard.force' } & ForcedGuard)
  | { type: 'guard.release'; edge: string }
  | { type: 'guards.ask'; asks: boolean }
  | { type: 'play.start' }
  | { type: 'play.pause' }
  | ({ type: 'pathSearch.seek' } & WantedGoal)
  | { type: 'pathSearch.progress'; explored: number }
  | { type: 'pathSearch.stop' }
  | { type: 'pathSearch.take'; isAtOnce: boolean }
  | { type: 'pathSearch.dismiss' }
  | { type: 'present.moved' }
