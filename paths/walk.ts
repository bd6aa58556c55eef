import type { AnyMachineSnapshot } from 'xstate'
import { changedParts } from './changed-parts.ts'
import { type Choice, createChooser } from './choices.ts'
import { itemsOf, observedItems, startLabel } from './explore.ts'
import type { Path, Step } from './path.ts'
import type { Observation } from './recorder.ts'
import { seenStep } from './seen-step.ts'
import { startStage } from './stage.ts'
import { firstDifference, impossible } from './step-difference.ts'
import type { Subject } from './subject.ts'
import { VirtualClock } from './virtual-clock.ts'
import { withVirtualDate } from './virtual-date.ts'

export type Walk = {
  /** The first step at which the machine did otherwise than the path says, in a sentence. */
  difference: string | undefined
  /** The number of that step, the start being 1. */
  failedAt: number | undefined
  /** What the machine did, step by step, up to there. */
  observations: readonly Observation[]
  /** What the walk showed, as {@link itemsOf} names it. */
  items: readonly string[]
}

/**
 * Walks a path on a real actor and compares it after every step: the state, whether it reacted at all, what it
 * did to the world, and, as far as the path knows them, the transitions taken and the view of the context. `watch` is told
 * what the machine did as soon as each step is done.
 */
export function walk(subject: Subject, path: Path, watch?: (observation: Observation) => void): Walk {
  const { model, recorder } = subject
  const clock = new VirtualClock(model.startAt)
  const choose = createChooser(model)
  const observations: Observation[] = []
  const items: string[] = []
  let current = 1

  const difference = withVirtualDate(clock, () => {
    const [first, ...rest] = path.steps
    const start = Object.entries(model.inputs).find(([name]) => startLabel(name) === first?.label)
    if (!first || !start) return `step 1: the model has no "${first?.label ?? 'start'}".`
    const stage = startStage(subject, start[1], clock)

    let before: AnyMachineSnapshot | undefined
    const compareNow = (number: number, step: Step, choice?: Choice) => {
      const observation = recorder.collect()
      const after = stage.situation()
      observations.push(observation)
      const isChanged = changedParts(before, after.snapshot).length > 0
      items.push(
        ...(choice ? itemsOf(choice, observation, isChanged) : [step.label, ...observedItems(observation)]),
      )
      const seen = seenStep(model, { label: step.label, choice, before, observation, after })
      before = after.snapshot
      const what = firstDifference(step, seen)
      watch?.(observation)
      return what && `step ${number} "${step.label}": ${what}`
    }

    const walkOn = () => {
      const atStart = compareNow(1, first)
      if (atStart) return atStart
      for (const [index, step] of rest.entries()) {
        current = index + 2
        const situation = stage.situation()
        const choices = choose(situation)
        const choice = choices.find(({ label }) => label === step.label)
        if (!choice) return `step ${index + 2}: ${impossible(step.label, situation.snapshot, choices)}`
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
  return { difference, failedAt: difference === undefined ? undefined : current, observations, items }
}
