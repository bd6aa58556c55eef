import { startLabel } from '#paths/graph/explore.ts'
import { type Choice, createChooser } from './choices.ts'
import { type Configuration, keyOf, situationOf } from './configuration.ts'
import { observedStep } from './observed-step.ts'
import { firstDifference } from './step-difference.ts'
import { type Stepped, Stepper } from './stepper.ts'
import type { Subject } from './system-under-test.ts'
import { withVirtualDate } from './virtual-date.ts'

export type Comparison =
  | { kind: 'same' }
  /** A shortest list of steps after which the machines differ, and the difference. */
  | { kind: 'different'; steps: readonly string[]; difference: string }
  /** The model's limit was reached before a difference was found. */
  | { kind: 'undecided' }

type Pair = { first: Configuration; second: Configuration; steps: readonly string[] }

/**
 * Steps two machines at the same time, breadth first, through all cases of the first machine. After each
 * step, compares states, ignored events, effects, changed context properties and the view. Ignores the ids of
 * transitions. Two pairs of configurations count as equal if their {@link keyOf} texts are.
 */
export function compareInLockstep(first: Subject, second: Subject): Comparison {
  const { model } = first
  const clock = { now: model.startAt }
  const steppers = [new Stepper(first, clock), new Stepper(second, clock)] as const
  const choose = createChooser(model)
  const known = new Set<string>()
  const queue: Pair[] = []

  const differenceOf = (label: string, choice: Choice | undefined, pair: Pair | undefined, both: Both) => {
    const [expected, observed] = (['first', 'second'] as const).map((which) =>
      observedStep(model, {
        label,
        choice,
        before: pair?.[which].snapshot,
        observation: both[which].observation,
        after: both[which].configuration,
      }),
    )
    if (!expected || !observed) return undefined
    // The ids of transitions contain the names of guards. Such a name may differ without any effect.
    const { edges: _names, ...rest } = expected
    return firstDifference(rest, observed)
  }

  const compare = (label: string, choice: Choice | undefined, pair: Pair | undefined, both: Both) => {
    const steps = [...(pair?.steps ?? []), label]
    const difference = differenceOf(label, choice, pair, both)
    if (difference !== undefined) return { kind: 'different', steps, difference } as const
    const after = { first: both.first.configuration, second: both.second.configuration }
    const key = `${keyOf(after.first, model)}\n${keyOf(after.second, model)}`
    if (known.has(key)) return undefined
    known.add(key)
    queue.push({ ...after, steps })
    return undefined
  }

  const leave = (pair: Pair): Comparison | undefined => {
    const others = choose(situationOf(pair.second))
    for (const choice of choose(situationOf(pair.first))) {
      const other = others.find(({ label }) => label === choice.label)
      const steps = [...pair.steps, choice.label]
      if (!other) return { kind: 'different', steps, difference: 'can no longer happen.' }
      const both = {
        first: steppers[0].take(pair.first, choice),
        second: steppers[1].take(pair.second, other),
      }
      const different = compare(choice.label, choice, pair, both)
      if (different) return different
    }
    return undefined
  }

  return withVirtualDate(clock, () => {
    for (const [name, input] of Object.entries(model.inputs)) {
      const both = { first: steppers[0].start(input), second: steppers[1].start(input) }
      const different = compare(startLabel(name), undefined, undefined, both)
      if (different) return different
    }
    // The array serves as a queue: the loop also visits pairs that are added meanwhile.
    for (const pair of queue) {
      if (queue.length > model.limit) return { kind: 'undecided' }
      const different = leave(pair)
      if (different) return different
    }
    return { kind: 'same' }
  })
}

type Both = { first: Stepped; second: Stepped }
