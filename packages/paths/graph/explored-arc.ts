import type { AnyMachineSnapshot } from 'xstate'
import { isContextChanged } from '#paths/machine/changed-parts.ts'
import type { Choice } from '#paths/machine/choices.ts'
import type { Configuration } from '#paths/machine/configuration.ts'
import type { Observation } from '#paths/machine/recorder.ts'
import type { Stepped } from '#paths/machine/stepper.ts'
import { type Arc, itemsOf } from './explore.ts'

/** An arc that formats its items on first access, since formatting took most of the exploration time. */
export class ExploredArc implements Arc {
  readonly from: number
  readonly to: number
  readonly #choice: Choice
  readonly #observation: Observation
  /** The snapshots before and after the step. Kept only if the context may have changed. */
  readonly #around: readonly [AnyMachineSnapshot, AnyMachineSnapshot] | undefined
  #items: readonly string[] | undefined

  constructor(from: number, to: number, choice: Choice, before: Configuration, after: Stepped) {
    this.from = from
    this.to = to
    this.#choice = choice
    this.#observation = after.observation
    const { snapshot } = after.configuration
    this.#around = before.snapshot.context === snapshot.context ? undefined : [before.snapshot, snapshot]
  }

  get choiceId(): string {
    return this.#choice.id
  }

  get isTaken(): boolean {
    return this.#observation.edges.length > 0
  }

  get items(): readonly string[] {
    this.#items ??= itemsOf(this.#choice, this.#observation, this.#isContextChanged())
    return this.#items
  }

  #isContextChanged(): boolean {
    return this.#around !== undefined && isContextChanged(...this.#around)
  }
}
