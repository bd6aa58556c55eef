import type { Choice } from '@palpite/paths/machine/choices.ts'
import { goOn, layAhead, lineOf, moveTo, presentOf } from '#visualiser/simulate/history/line.ts'
import { playPath } from '#visualiser/simulate/history/play-path.ts'
import { answersOf, keptOf } from '#visualiser/simulate/manual/forced-guards.ts'
import { optionOf, optionsAt, optionThrough } from '#visualiser/simulate/manual/options.ts'
import { passTime } from '#visualiser/simulate/time/pass-time.ts'
import { runningOf, type SimulateContext, type WantedPath } from './simulate-context.ts'
import { type Answers, isPossible, type Simulation } from './simulation.ts'

type Change = Partial<SimulateContext>

export function begin(context: SimulateContext, simulation: Simulation): Change {
  const started = restart({ ...context, simulation }, Object.keys(simulation.model.inputs)[0] ?? '')
  const begun = { ...started, simulation }
  return context.path ? { ...begun, ...play({ ...context, ...begun }, context.path) } : begun
}

export function restart(context: SimulateContext, inputName: string): Change {
  const { simulation } = context
  if (!simulation) throw new Error('There is no model to start.')
  const start = simulation.start(inputName, answersOf(context.forced))
  return { line: lineOf([start]), forced: keptOf(context.forced), asked: null, halt: null }
}

export function mayTake(context: SimulateContext, choice: Choice): boolean {
  return isPossible(presentOf(runningOf(context).line), choice)
}

export function take(context: SimulateContext, choice: Choice, answers: Answers = {}): Change {
  const { simulation, line } = runningOf(context)
  const given = { ...answersOf(context.forced), ...answers }
  const next = simulation.take(presentOf(line), choice, given)
  return { line: goOn(line, [next]), forced: keptOf(context.forced), asked: null, halt: null }
}

export function choiceThrough(context: SimulateContext, edge: string): Choice | undefined {
  const { simulation, line } = runningOf(context)
  const options = optionsAt(simulation, presentOf(line), answersOf(context.forced))
  return optionThrough(options, edge)?.choice
}

/** Whether the step would evaluate guards whose results the user wants to decide. */
export function raisesQuestions(context: SimulateContext, choice: Choice): boolean {
  if (!context.asksGuards || !mayTake(context, choice)) return false
  const { simulation, line } = runningOf(context)
  return optionOf(simulation, presentOf(line), choice, answersOf(context.forced)).asked.length > 0
}

export function answer(context: SimulateContext, edge: string, isTrue: boolean): Change {
  const { asked } = context
  return asked ? { asked: { ...asked, answers: { ...asked.answers, [edge]: isTrue } } } : {}
}

export function mayPassTime(context: SimulateContext, ms: number): boolean {
  return ms > 0 && presentOf(runningOf(context).line).configuration.snapshot.status === 'active'
}

export function pass(context: SimulateContext, ms: number): Change {
  const { simulation, line } = runningOf(context)
  const moments = passTime(simulation, presentOf(line), ms, answersOf(context.forced))
  return { line: goOn(line, moments), forced: keptOf(context.forced), asked: null, halt: null }
}

export function isMoment(context: SimulateContext, at: number): boolean {
  return runningOf(context).line.moments[at] !== undefined
}

export function jump(context: SimulateContext, at: number): Change {
  return { line: moveTo(runningOf(context).line, at), asked: null }
}

/** Moves through the history by a number of steps. A negative number moves back. */
export function move(context: SimulateContext, steps: number): Change {
  return jump(context, runningOf(context).line.at + steps)
}

/**
 * Replaces the history with a path, as far as the path can be played. Keeps the history if the path's start
 * is not in the model.
 */
export function play(context: SimulateContext, { labels, step }: WantedPath): Change {
  const { simulation } = runningOf(context)
  const { moments, halt = null } = playPath(simulation, labels, answersOf(context.forced))
  return moments.length > 0 ? { line: lineOf(moments, step), halt, asked: null } : { halt }
}

/**
 * Follows the path that the search found. Takes all its steps if `isAtOnce`, or else leaves them for
 * “forward”. A path that begins at the start replaces the history.
 */
export function followPath(context: SimulateContext, isAtOnce: boolean): Change {
  const { pathResult } = context
  if (pathResult?.kind !== 'found') throw new Error('No path was found.')
  const { line } = runningOf(context)
  const laid = pathResult.from === 'here' ? layAhead(line, pathResult.moments) : lineOf(pathResult.moments)
  return { line: isAtOnce ? moveTo(laid, laid.moments.length - 1) : laid, asked: null, halt: null }
}
