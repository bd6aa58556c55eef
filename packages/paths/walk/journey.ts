import { itemsOf, observedItems, startLabel } from '#paths/graph/explore.ts'
import { isContextChanged } from '#paths/machine/changed-parts.ts'
import { type Choice, createChooser } from '#paths/machine/choices.ts'
import { type Configuration, situationOf } from '#paths/machine/configuration.ts'
import { observedStep } from '#paths/machine/observed-step.ts'
import type { Observation } from '#paths/machine/recorder.ts'
import { Stepper } from '#paths/machine/stepper.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import type { Path, Step } from './path.ts'
import { pathId } from './path-id.ts'

export type Happened = {
  configuration: Configuration
  observation: Observation
  /** Names of the items that the step covers, as {@link itemsOf} formats them. */
  items: readonly string[]
  isStart: boolean
}

export type Possibility = { id: string; label: string; kind: Choice['kind'] | 'start' }

type Taken = { choiceId: string; edges: Observation['edges']; step: Step }

/**
 * Takes steps in exact virtual time, without an actor. Must be used inside `withVirtualDate` with this
 * journey's clock.
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

  get paths(): readonly Path[] {
    return this.#paths
  }

  /** The current configuration. Undefined before the start of a path. */
  get configuration(): Configuration | undefined {
    return this.#configuration
  }

  /** Number of steps in the current path, including the start. */
  get length(): number {
    return this.#taken.length
  }

  /** The steps that are possible now. If no path has started, the possible starts. */
  possibilities(): readonly Possibility[] {
    if (this.#configuration) return this.#choose(situationOf(this.#configuration))
    const labels = Object.keys(this.#subject.model.inputs).map(startLabel)
    return labels.map((label) => ({ id: label, label, kind: 'start' }))
  }

  /** Takes the step with this id. Returns undefined if the step is impossible. */
  take(id: string): Happened | undefined {
    return this.#configuration ? this.#follow(this.#configuration, id) : this.#begin(id)
  }

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
    const step = observedStep(this.#subject.model, {
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
