import { type Choice, createChooser, type Situation } from './choices.ts'
import { itemsOf, observedItems, startLabel } from './explore.ts'
import type { Path, SeenStep, Step } from './path.ts'
import type { Observation } from './recorder.ts'
import { seenStep } from './seen-step.ts'
import { startStage } from './stage.ts'
import type { Subject } from './subject.ts'
import { stateText } from './texts.ts'
import { VirtualClock } from './virtual-clock.ts'
import { withVirtualDate } from './virtual-date.ts'

export type Walk = {
  /** The first step at which the machine did otherwise than the path says, in a sentence. */
  difference: string | undefined
  /** What the machine did, step by step, up to there. */
  observations: readonly Observation[]
  /** What the walk showed, as {@link itemsOf} names it. */
  items: readonly string[]
}

/**
 * Walks a path on a real actor and compares it after every step: the state, whether it reacted at all, what it
 * did to the world, and, as far as the path knows them, the transitions taken and the view of the context.
 */
export function walk(subject: Subject, path: Path): Walk {
  const { model, recorder } = subject
  const clock = new VirtualClock(model.startAt)
  const choose = createChooser(model)
  const observations: Observation[] = []
  const items: string[] = []

  const difference = withVirtualDate(clock, () => {
    const [first, ...rest] = path.steps
    const start = Object.entries(model.inputs).find(([name]) => startLabel(name) === first?.label)
    if (!first || !start) return `step 1: the model has no "${first?.label ?? 'start'}".`
    const stage = startStage(subject, start[1], clock)

    const compareNow = (number: number, step: Step, choice?: Choice) => {
      const observation = recorder.collect()
      observations.push(observation)
      items.push(...(choice ? itemsOf(choice, observation) : [step.label, ...observedItems(observation)]))
      const seen = seenStep(model, step.label, choice, observation, stage.situation())
      const what = firstDifference(step, seen)
      return what && `step ${number} "${step.label}": ${what}`
    }

    const walkOn = () => {
      const atStart = compareNow(1, first)
      if (atStart) return atStart
      for (const [index, step] of rest.entries()) {
        const situation = stage.situation()
        const choices = choose(situation)
        const choice = choices.find(({ label }) => label === step.label)
        if (!choice) return impossible(index + 2, step, situation, choices)
        stage.perform(choice)
        const here = compareNow(index + 2, step, choice)
        if (here) return here
      }
      return undefined
    }

    try {
      return walkOn()
    } finally {
      stage.stop()
      recorder.collect()
    }
  })
  return { difference, observations, items }
}

function impossible(number: number, step: Step, { snapshot }: Situation, choices: readonly Choice[]): string {
  const possible = choices.map(({ label }) => `"${label}"`).join(', ') || 'nothing'
  return `step ${number}: "${step.label}" cannot happen in ${stateText(snapshot)}; there can: ${possible}.`
}

/** The first respect in which a step went otherwise than expected, in words. */
function firstDifference(expected: Step, seen: SeenStep): string | undefined {
  if (expected.state !== seen.state) return `expected ${expected.state}, reached ${seen.state}.`
  if (expected.isIgnored !== seen.isIgnored) {
    return expected.isIgnored
      ? `was ignored in ${seen.state}, is taken now.`
      : `is ignored in ${seen.state} now.`
  }
  return (
    listDifference('took', expected.edges, seen.edges) ??
    listDifference('did', expected.effects, seen.effects) ??
    contextDifference(expected.context, seen.context)
  )
}

/** Names the first entry that differs, since lists may be long. */
function listDifference(verb: string, expected: readonly string[] | undefined, seen: readonly string[]) {
  if (!expected) return undefined
  const length = Math.max(expected.length, seen.length)
  for (let index = 0; index < length; index++) {
    if (expected[index] === seen[index]) continue
    return `expected that it ${verb} ${inWords(expected[index])}, it ${verb} ${inWords(seen[index])}.`
  }
  return undefined
}

function inWords(entry: string | undefined): string {
  return entry === undefined ? 'nothing more' : `"${entry}"`
}

function contextDifference(expected: string | undefined, seen: string) {
  return expected === undefined || expected === seen
    ? undefined
    : `expected context ${expected}, it is ${seen}.`
}
