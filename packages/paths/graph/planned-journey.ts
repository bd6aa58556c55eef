import type { Subject } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import { type Happened, Journey } from '#paths/walk/journey.ts'
import type { Arc, Graph } from './explore.ts'

/** Wrong predictions after which an arc is avoided. */
const PATIENCE = 3

/** Graph index of the moment before the start. */
export const BEFORE_START = 0

export type JourneyOptions = {
  observe?: (happened: Happened) => void
  /** Checked after every step. True stops. */
  isEnough?: () => boolean
}

/**
 * Plans in the graph, which knows only the order of timers, and carries plans out in exact time. If the two
 * disagree, it plans again from the actual configuration.
 */
export class PlannedJourney {
  readonly #journey: Journey
  readonly #graph: Graph
  readonly #isEnough: () => boolean
  readonly #surprises = new Map<Arc, number>()
  #index = BEFORE_START
  #hasEnough = false

  constructor(subject: Subject, graph: Graph, options: JourneyOptions = {}) {
    this.#graph = graph
    this.#journey = new Journey(subject, options.observe)
    this.#isEnough = options.isEnough ?? (() => false)
  }

  get paths() {
    return this.#journey.paths
  }

  get index(): number {
    return this.#index
  }

  get length(): number {
    return this.#journey.length
  }

  /** Whether {@link JourneyOptions.isEnough} returned true. No further way is followed. */
  get hasEnough(): boolean {
    return this.#hasEnough
  }

  /** Whether an arc's predictions have not failed too often. */
  readonly isUsable = (arc: Arc): boolean => (this.#surprises.get(arc) ?? 0) < PATIENCE

  /** Runs `travel` in this journey's virtual time and ends its last path. */
  run(travel: () => void): void {
    withVirtualDate(this.#journey.clock, () => {
      travel()
      this.finishPath()
    })
  }

  /** Follows a way as far as predictions hold. Returns whether it was completed. */
  follow(way: readonly Arc[]): boolean {
    for (const arc of way) {
      if (this.#hasEnough) return false
      const happened = this.#journey.take(arc.choiceId)
      const index = happened && this.#graph.index.find(happened.configuration)
      if (index !== arc.to) this.#surprises.set(arc, (this.#surprises.get(arc) ?? 0) + 1)
      this.#hasEnough = this.#isEnough()
      if (index === undefined) this.finishPath()
      else this.#index = index
      if (index !== arc.to) return false
    }
    return true
  }

  finishPath(): void {
    this.#journey.finishPath()
    this.#index = BEFORE_START
  }
}
