import type { Choice } from '@palpite/paths/machine/choices.ts'
import type { WantedGoal, WantedPath } from './simulate-context.ts'

/** A guard whose answer is chosen, for the next step or for good. */
export type ForcedGuard = { edge: string; answer: boolean; isKept: boolean }

/** What a simulation hears: from its panel, from the search for a way, and, of a new present, from itself. */
export type SimulateEvent =
  | { type: 'model.reload' }
  | { type: 'choice.take'; choice: Choice }
  /** Takes whatever takes that transition, for clicks on the chart; where nothing does, seeks the way to it. */
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
  | ({ type: 'way.seek' } & WantedGoal)
  | { type: 'way.progress'; explored: number }
  | { type: 'way.stop' }
  | { type: 'way.take'; isAtOnce: boolean }
  | { type: 'way.dismiss' }
  | { type: 'present.moved' }
