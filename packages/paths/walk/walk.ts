import type { AnyMachineSnapshot } from 'xstate'
import { itemsOf, observedItems, startLabel } from '#paths/graph/explore.ts'
import { isContextChanged } from '#paths/machine/changed-parts.ts'
import { type Choice, createChooser } from '#paths/machine/choices.ts'
import { startStage } from '#paths/machine/harness.ts'
import { seenStep } from '#paths/machine/observed-step.ts'
import type { Observation } from '#paths/machine/recorder.ts'
import { firstDifference, impossible } from '#paths/machine/step-difference.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { VirtualClock } from '#paths/machine/virtual-clock.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import type { Path, Step } from './path.ts'

export type Walk = {
  /** The first step at which the machine did otherwise than the path says, in a sentence. */
  difference: string | undefined
  /** The number of that step, the start being 1. */
  failedAt: number | undefined
  /** What the machine did, step by step, up to there. */
  observations: readonly Observation[]
  /** What the walk showed, as {@link itemsOf} names it; put into words when first asked, which replays of mutants never are. */
  items: readonly string[]
}

/** A step as it was taken. */
type TakenStep = {
  observation: Observation
  /** What happened, without durations, as graphs name it; the start by its label. */
  choiceId: string
  /** Where it led. */
  snapshot: AnyMachineSnapshot
}

/**
 * Walks a path on a real actor and compares it after every step: the state, whether it reacted at all, what it
 * did to the world, and, as far as the path knows them, the transitions taken and the view of the context. `watch` is told
 * what the machine did as soon as each step is done.
 */
export function walk(subject: Subject, path: Path, watch?: (taken: TakenStep) => void): Walk {
  const { model, recorder } = subject
  const clock = new VirtualClock(model.startAt)
  const choose = createChooser(model)
  const observations: Observation[] = []
  const shown: (() => readonly string[])[] = []
  let items: readonly string[] | undefined
  let current = 1

  const difference = withVirtualDate(clock, () => {
    const [first, ...rest] = path.steps
    const start = Object.entries(model.inputs).find(([name]) => startLabel(name) === first?.label)
    if (!first || !start) return `step 1: the model has no "${first?.label ?? 'start'}".`
    const stage = startStage(subject, start[1], clock)

    let here = stage.situation()
    let before: AnyMachineSnapshot | undefined
    const compareNow = (number: number, step: Step, choice?: Choice) => {
      const observation = recorder.collect()
      here = stage.situation()
      observations.push(observation)
      const isChanged = before !== undefined && isContextChanged(before, here.snapshot)
      shown.push(() =>
        choice ? itemsOf(choice, observation, isChanged) : [step.label, ...observedItems(observation)],
      )
      const seen = seenStep(model, { label: step.label, choice, before, observation, after: here })
      before = here.snapshot
      const what = firstDifference(step, seen)
      watch?.({ observation, choiceId: choice?.id ?? step.label, snapshot: here.snapshot })
      return what && `step ${number} "${step.label}": ${what}`
    }

    const walkOn = () => {
      const atStart = compareNow(1, first)
      if (atStart) return atStart
      for (const [index, step] of rest.entries()) {
        current = index + 2
        const choices = choose(here)
        const choice = choices.find(({ label }) => label === step.label)
        if (!choice) return `step ${index + 2}: ${impossible(step.label, here.snapshot, choices)}`
        stage.perform(choice)
        const what = compareNow(index + 2, step, choice)
        if (what) return what
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
  return {
    difference,
    failedAt: difference === undefined ? undefined : current,
    observations,
    get items() {
      items ??= shown.flatMap((show) => show())
      return items
    },
  }
}
