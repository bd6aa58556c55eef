import type { Subject } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import { type Happened, Journey } from '#paths/walk/journey.ts'
import type { Arc, Graph } from './explore.ts'

/** How often an arc may lead elsewhere than the graph says before it is avoided. */
const PATIENCE = 3

/** Index in a graph of the moment before the start. */
export const BEFORE_START = 0

export type JourneyOptions = {
  /** Told of every step. */
  observe?: (happened: Happened) => void
  /** Asked after every step whether that was enough. */
  isEnough?: () => boolean
}

/**
 * Plans are made in the graph, which knows only the order of timers, and carried out in exact time. Where the two
 * disagree, the plan has to be made anew from what really happened.
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

  /** Index in the graph of where the path that is being taken has come to. */
  get index(): number {
    return this.#index
  }

  /** Steps of the path that is being taken. */
  get length(): number {
    return this.#journey.length
  }

  /** Whether {@link JourneyOptions.isEnough} has said so; nothing is followed from then on. */
  get hasEnough(): boolean {
    return this.#hasEnough
  }

  /** Whether an arc has not led elsewhere too often. */
  readonly isUsable = (arc: Arc): boolean => (this.#surprises.get(arc) ?? 0) < PATIENCE

  /** Runs `travel` in this journey's time, and ends its last path. */
  run(travel: () => void): void {
    withVirtualDate(this.#journey.clock, () => {
      travel()
      this.finishPath()
    })
  }

  /** Goes a way as far as it holds. Says whether it was gone to its end. */
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
