import type { AnyMachineSnapshot } from 'xstate'
import { placesOf } from '#paths/interpreter/places.ts'
import { type Configuration, circumstancesOf, viewText } from '#paths/machine/configuration.ts'
import type { Model } from '#paths/model.ts'

type ByLeaves = Map<number | string, number>

/**
 * Numbers configurations. Two are equal if their {@link keyOf} is. For speed the key is not built: the index
 * is keyed by everything but the leaves, which most steps leave unchanged, and then by the leaves as a
 * number.
 */
export class ConfigurationIndex {
  readonly #model: Model
  /** Per state number: 1 if it has no children. */
  readonly #isLeaf: Uint8Array
  readonly #byRest = new Map<string, ByLeaves>()
  /** The last steps' source, and the bucket of configurations that differ from it only in leaves. */
  #left: Configuration | undefined
  #likeLeft: ByLeaves | undefined
  /** Reused buffer for the numbers of the leaves being looked up. */
  readonly #leaves: Int32Array

  constructor(model: Model) {
    this.#model = model
    this.#isLeaf = placesOf(model.machine).leaves
    this.#leaves = new Int32Array(this.#isLeaf.length)
  }

  /** The configuration's number, if it was added. `left` is the configuration before the step. */
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

  /** The active leaves as one number regardless of order, or as text if there are too many. */
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

/** Whether two configurations differ only in active states, by a shallow comparison. */
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

/** Insertion sort into the first `count` numbers, which are few and mostly in order. */
function insert(number: number, sorted: Int32Array, count: number): void {
  let at = count
  for (; at > 0; at--) {
    const before = sorted[at - 1] ?? 0
    if (before < number) break
    sorted[at] = before
  }
  sorted[at] = number
}
