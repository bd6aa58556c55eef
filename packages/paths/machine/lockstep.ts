import { startLabel } from '#paths/graph/explore.ts'
import { type Choice, createChooser } from './choices.ts'
import { type Configuration, keyOf, situationOf } from './configuration.ts'
import { seenStep } from './observed-step.ts'
import { firstDifference } from './step-difference.ts'
import { type Stepped, Stepper } from './stepper.ts'
import type { Subject } from './system-under-test.ts'
import { withVirtualDate } from './virtual-date.ts'

/** What two machines do under the same cases. */
export type Comparison =
  | { kind: 'same' }
  /** A shortest list of steps after whose last one they differ, and in what. */
  | { kind: 'different'; steps: readonly string[]; difference: string }
  /** There was more to compare than the model's limit allows. */
  | { kind: 'undecided' }

type Pair = { first: Configuration; second: Configuration; steps: readonly string[] }

/**
 * Steps two machines through everything that the first one's cases lead to, breadth first, and compares what each
 * step shows: states, transitions or none, effects, which parts of the context change, and the model's view of it.
 * Configurations count as known by what {@link keyOf} says of both.
 */
export function compareInLockstep(first: Subject, second: Subject): Comparison {
  const { model } = first
  const clock = { now: model.startAt }
  const steppers = [new Stepper(first, clock), new Stepper(second, clock)] as const
  const choose = createChooser(model)
  const known = new Set<string>()
  const queue: Pair[] = []

  const differenceOf = (label: string, choice: Choice | undefined, pair: Pair | undefined, both: Both) => {
    const [expected, seen] = (['first', 'second'] as const).map((which) =>
      seenStep(model, {
        label,
        choice,
        before: pair?.[which].snapshot,
        observation: both[which].observation,
        after: both[which].configuration,
      }),
    )
    if (!expected || !seen) return undefined
    // Transitions are named by their guards, which may differ where what happens does not.
    const { edges: _names, ...rest } = expected
    return firstDifference(rest, seen)
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
    // An array shows what is added while it is read: it is its own queue.
    for (const pair of queue) {
      if (queue.length > model.limit) return { kind: 'undecided' }
      const different = leave(pair)
      if (different) return different
    }
    return { kind: 'same' }
  })
}

type Both = { first: Stepped; second: Stepped }
