import type { AnyMachineSnapshot } from 'xstate'
import { itemsOf, observedItems, startLabel } from '#paths/graph/explore.ts'
import { isContextChanged } from '#paths/machine/changed-parts.ts'
import { type Choice, createChooser } from '#paths/machine/choices.ts'
import { startStage } from '#paths/machine/harness.ts'
import { observedStep } from '#paths/machine/observed-step.ts'
import type { Observation } from '#paths/machine/recorder.ts'
import { firstDifference, impossible } from '#paths/machine/step-difference.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { VirtualClock } from '#paths/machine/virtual-clock.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import type { Path, Step } from './path.ts'

export type Walk = {
  /** A message about the first step in which the machine departed from the path. Undefined if it did not. */
  difference: string | undefined
  /** Number of the step in which the machine departed (the start is step 1). Undefined if it did not. */
  failedAt: number | undefined
  observations: readonly Observation[]
  /**
   * Names of the items that the walk covers, as {@link itemsOf} formats them. Computed only when read, since
   * replays of mutants never read them.
   */
  items: readonly string[]
}

type TakenStep = {
  observation: Observation
  /** Id of the choice, without durations. For the start, its label. */
  choiceId: string
  snapshot: AnyMachineSnapshot
}

/**
 * Walks a path on a real actor. After each step, compares the state, the effects and whether a transition was
 * taken. If the path contains transitions and views of the context, compares them too.
 * @param watch called after each step
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
      const observed = observedStep(model, { label: step.label, choice, before, observation, after: here })
      before = here.snapshot
      const what = firstDifference(step, observed)
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
