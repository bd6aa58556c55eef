import type { Subject } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import { type Happened, Journey } from '#paths/walk/journey.ts'
import type { Arc, Graph } from './explore.ts'

/** After this many wrong predictions, an arc is avoided. */
const PATIENCE = 3

/** Index that a graph gives to the moment before the start. */
export const BEFORE_START = 0

export type JourneyOptions = {
  observe?: (happened: Happened) => void
  /** Called after every step. If it returns true, the journey stops. */
  isEnough?: () => boolean
}

/**
 * Follows routes planned in the graph, with exact times. The graph knows only the order of timers, so its
 * prediction of a step may be wrong. The route then ends. The next route begins in the actual configuration,
 * or at the start if the graph does not contain that configuration.
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

  /** Whether {@link JourneyOptions.isEnough} has returned true. If so, no other route is taken. */
  get hasEnough(): boolean {
    return this.#hasEnough
  }

  /** Whether plans may use an arc. They may not after too many wrong predictions. */
  readonly isUsable = (arc: Arc): boolean => (this.#surprises.get(arc) ?? 0) < PATIENCE

  /** Runs `travel` in this journey's virtual time. Then ends the current path. */
  run(travel: () => void): void {
    withVirtualDate(this.#journey.clock, () => {
      travel()
      this.finishPath()
    })
  }

  /** Follows a route as long as the predictions are right. Returns whether it reached the end. */
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
