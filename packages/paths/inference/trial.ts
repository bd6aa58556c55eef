import { startLabel } from '#paths/graph/explore.ts'
import { type Choice, createChooser } from '#paths/machine/choices.ts'
import { type Configuration, keyOf, situationOf } from '#paths/machine/configuration.ts'
import { type Stepped, Stepper } from '#paths/machine/stepper.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import type { Model } from '#paths/model.ts'

export type Trial = {
  /** Transitions taken and guard results, by the choice id or start label that caused them. */
  shown: ReadonlyMap<string, ReadonlySet<string>>
  /** Ids of choices and labels of starts that made the machine throw. */
  thrown: ReadonlySet<string>
  /** Number of covered transitions and guard results. */
  count: number
  /** Whether all transitions are covered. */
  isComplete: boolean
  isTruncated: boolean
  /** Where each transition or guard result first occurred. */
  first: ReadonlyMap<string, Moment>
}

/** A configuration and, through `before`, those that led to it. `before` is undefined at the start. */
export type Moment = { configuration: Configuration; before: Moment | undefined }

/** Number of steps that are enough to compare cases. */
export const ENOUGH = 2_000

/**
 * Explores a model for a number of steps.
 * @param change may alter each choice just before it is taken
 */
export function tryOut(model: Model, steps = ENOUGH, change: (choice: Choice) => Choice = asIs): Trial {
  const subject = prepare(model)
  const clock = { now: model.startAt }
  const stepper = new Stepper(subject, clock)
  const choose = createChooser(model)
  const shown = new Map<string, Set<string>>()
  const thrown = new Set<string>()
  const first = new Map<string, Moment>()
  const known = new Set<string>()
  const queue: Moment[] = []
  let taken = 0

  const note = (id: string, { configuration, observation, hasThrown }: Stepped, before?: Moment) => {
    const items = shown.get(id) ?? new Set()
    shown.set(id, items)
    const moment = { configuration, before }
    const show = (item: string) => {
      items.add(item)
      if (!first.has(item)) first.set(item, moment)
    }
    for (const edge of observation.edges) show(edge.id)
    for (const { edge, outcome } of observation.guards) show(`${edge.id} ${outcome}`)
    if (hasThrown) {
      thrown.add(id)
      return
    }
    const key = keyOf(configuration, model)
    if (!known.has(key)) queue.push(moment)
    known.add(key)
  }

  withVirtualDate(clock, () => {
    for (const [name, input] of Object.entries(model.inputs)) note(startLabel(name), stepper.start(input))
    for (const moment of queue) {
      const { configuration } = moment
      if (known.size > model.limit || taken > steps) break
      for (const choice of choose(situationOf(configuration))) {
        note(choice.id, stepper.take(configuration, change(choice)), moment)
        taken += 1
      }
    }
  })
  const isComplete = subject.edges.every(({ id }) => first.has(id))
  return { shown, thrown, count: first.size, isComplete, isTruncated: known.size > model.limit, first }
}

const asIs = (choice: Choice) => choice
