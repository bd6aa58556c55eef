import { itemsOf, observedItems, startLabel } from '#paths/graph/explore.ts'
import { isContextChanged } from '#paths/machine/changed-parts.ts'
import { type Choice, createChooser } from '#paths/machine/choices.ts'
import { type Configuration, situationOf } from '#paths/machine/configuration.ts'
import { seenStep } from '#paths/machine/observed-step.ts'
import type { Observation } from '#paths/machine/recorder.ts'
import { Stepper } from '#paths/machine/stepper.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import type { Path, Step } from './path.ts'
import { pathId } from './path-id.ts'

/** A step that a {@link Journey} has just taken. */
export type Happened = {
  configuration: Configuration
  observation: Observation
  /** What it showed, as {@link itemsOf} names it. */
  items: readonly string[]
  /** Whether it was the first of its path. */
  isStart: boolean
}

/** What can be taken next: how it is found again, how its step reads, what kind of thing it is. */
export type Possibility = { id: string; label: string; kind: Choice['kind'] | 'start' }

type Taken = { choiceId: string; edges: Observation['edges']; step: Step }

/**
 * Paths taken step by step in exact virtual time, without an actor. {@link withVirtualDate} has to be showing its
 * `clock` meanwhile.
 */
export class Journey {
  readonly clock: { now: number }
  readonly #subject: Subject
  readonly #stepper: Stepper
  readonly #choose: ReturnType<typeof createChooser>
  readonly #observe: (happened: Happened) => void
  readonly #paths: Path[] = []
  #taken: Taken[] = []
  #configuration: Configuration | undefined

  constructor(subject: Subject, observe: (happened: Happened) => void = () => undefined) {
    this.clock = { now: subject.model.startAt }
    this.#subject = subject
    this.#stepper = new Stepper(subject, this.clock)
    this.#choose = createChooser(subject.model)
    this.#observe = observe
  }

  /** The finished paths. */
  get paths(): readonly Path[] {
    return this.#paths
  }

  /** Where the path that is being taken has come to; nothing before its start. */
  get configuration(): Configuration | undefined {
    return this.#configuration
  }

  /** Steps of the path that is being taken, its start included. */
  get length(): number {
    return this.#taken.length
  }

  /** What can happen next; before the start of a path, its possible starts. */
  possibilities(): readonly Possibility[] {
    if (this.#configuration) return this.#choose(situationOf(this.#configuration))
    const labels = Object.keys(this.#subject.model.inputs).map(startLabel)
    return labels.map((label) => ({ id: label, label, kind: 'start' }))
  }

  /** Lets that happen, by the id of a possibility, or returns nothing where it cannot. */
  take(id: string): Happened | undefined {
    return this.#configuration ? this.#follow(this.#configuration, id) : this.#begin(id)
  }

  /** Ends the path that is being taken. What comes next is the start of another. */
  finishPath(): void {
    if (this.#taken.length > 0) {
      this.#paths.push({ id: pathId(this.#taken), steps: this.#taken.map(({ step }) => step) })
    }
    this.#taken = []
    this.#configuration = undefined
  }

  #begin(id: string): Happened | undefined {
    const start = Object.entries(this.#subject.model.inputs).find(([name]) => startLabel(name) === id)
    if (!start) return undefined
    const { configuration, observation } = this.#stepper.start(start[1])
    const items = [id, ...observedItems(observation)]
    return this.#note(undefined, { configuration, observation, items, isStart: true }, id)
  }

  #follow(before: Configuration, id: string): Happened | undefined {
    const choice = this.#choose(situationOf(before)).find((possible) => possible.id === id)
    if (!choice) return undefined
    const { configuration, observation } = this.#stepper.take(before, choice)
    const isChanged = isContextChanged(before.snapshot, configuration.snapshot)
    const items = itemsOf(choice, observation, isChanged)
    return this.#note(choice, { configuration, observation, items, isStart: false }, id)
  }

  #note(choice: Choice | undefined, happened: Happened, id: string): Happened {
    const { configuration, observation } = happened
    const step = seenStep(this.#subject.model, {
      label: choice?.label ?? id,
      choice,
      before: this.#configuration?.snapshot,
      observation,
      after: configuration,
    })
    this.#taken.push({ choiceId: id, edges: observation.edges, step })
    this.#configuration = configuration
    this.#observe(happened)
    return happened
  }
}
