import type { AnyMachineSnapshot } from 'xstate'
import { placesOf } from '#paths/interpreter/places.ts'
import { type Configuration, circumstancesOf, viewText } from '#paths/machine/configuration.ts'
import type { Model } from '#paths/model.ts'

type ByLeaves = Map<number | string, number>

/**
 * Maps configurations to their numbers in the graph. Two configurations are equal if their `keyOf` texts are,
 * but building these texts would be slow. The index therefore has two levels: first everything except the
 * active leaves, and then the leaves as one number. Most steps change only the leaves, so they need only the
 * second level.
 */
export class ConfigurationIndex {
  readonly #model: Model
  /** By state number: 1 for a state without children, otherwise 0. */
  readonly #isLeaf: Uint8Array
  readonly #byRest = new Map<string, ByLeaves>()
  /**
   * The `left` of the last lookup, and the numbers of configurations that differ from it only in their
   * leaves.
   */
  #left: Configuration | undefined
  #likeLeft: ByLeaves | undefined
  /** Buffer for the numbers of leaves, reused by every lookup. */
  readonly #leaves: Int32Array

  constructor(model: Model) {
    this.#model = model
    this.#isLeaf = placesOf(model.machine).leaves
    this.#leaves = new Int32Array(this.#isLeaf.length)
  }

  /**
   * Returns a configuration's number. Undefined if it has not been added.
   * @param left the configuration before the step, which makes the lookup faster
   */
  find(configuration: Configuration, left?: Configuration): number | undefined {
    return this.#amongLike(configuration, left).get(this.#leavesOf(configuration.snapshot))
  }

  add(configuration: Configuration, index: number): void {
    this.#amongLike(configuration).set(this.#leavesOf(configuration.snapshot), index)
  }

  #amongLike(configuration: Configuration, left?: Configuration): ByLeaves {
    if (!left || !isAlike(configuration, left)) return this.#byRestOf(configuration)
    if (left === this.#left && this.#likeLeft) return this.#likeLeft
    this.#left = left
    this.#likeLeft = this.#byRestOf(left)
    return this.#likeLeft
  }

  #byRestOf(configuration: Configuration): ByLeaves {
    const view = viewText(configuration, this.#model)
    const circumstances = circumstancesOf(configuration)
    const rest = circumstances === undefined ? view : `${view}|${circumstances}`
    const known = this.#byRest.get(rest)
    if (known) return known
    const byLeaves: ByLeaves = new Map()
    this.#byRest.set(rest, byLeaves)
    return byLeaves
  }

  /** Returns the set of active leaves as a number, or as a text if the number would be too large. */
  #leavesOf({ _nodes }: AnyMachineSnapshot): number | string {
    const leaves = this.#leaves
    let count = 0
    for (const { order } of _nodes) {
      if (this.#isLeaf[order] === 1) insert(order, leaves, count++)
    }
    let number = 0
    for (let at = 0; at < count; at++) number = number * leaves.length + (leaves[at] ?? 0)
    return number <= Number.MAX_SAFE_INTEGER ? number : leaves.subarray(0, count).join()
  }
}

/** Whether two configurations differ at most in their active states. Compares everything else by identity. */
function isAlike(one: Configuration, other: Configuration): boolean {
  const [a, b] = [one.snapshot, other.snapshot]
  return (
    a.context === b.context &&
    one.timers === other.timers &&
    one.now === other.now &&
    one.ended === other.ended &&
    a.children === b.children &&
    a.historyValue === b.historyValue &&
    a.status === b.status
  )
}

/**
 * Inserts a number among the first `count` numbers of `sorted`. Insertion sort is fast here, since the
 * numbers are few and mostly in order.
 */
function insert(number: number, sorted: Int32Array, count: number): void {
  let at = count
  for (; at > 0; at--) {
    const before = sorted[at - 1] ?? 0
    if (before < number) break
    sorted[at] = before
  }
  sorted[at] = number
}
