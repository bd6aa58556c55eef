import type { AnyMachineSnapshot } from 'xstate'
import { placesOf } from '#paths/interpreter/places.ts'
import { type Configuration, circumstancesOf, viewText } from '#paths/machine/configuration.ts'
import type { Model } from '#paths/model.ts'

type ByLeaves = Map<number | string, number>

/**
 * Numbers configurations, which are one where their {@link keyOf} is. It is looked up for every step, so the key is
 * not spelled out: first comes all but the active leaves, which most steps leave as it is, then the leaves as a number.
 */
export class ConfigurationIndex {
  readonly #model: Model
  /** By a state's number, 1 where it has no states within. */
  readonly #isLeaf: Uint8Array
  readonly #byRest = new Map<string, ByLeaves>()
  /** The configuration that the last steps left, and where those are found that are like it but for the leaves. */
  #left: Configuration | undefined
  #likeLeft: ByLeaves | undefined
  /** Numbers of the leaves that are being looked up, in a list that is made only once. */
  readonly #leaves: Int32Array

  constructor(model: Model) {
    this.#model = model
    this.#isLeaf = placesOf(model.machine).leaves
    this.#leaves = new Int32Array(this.#isLeaf.length)
  }

  /** The number that the configuration was added with, if it was. Of one that a step led to, `left` is where that began. */
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

  /** The active leaves as one number, whatever their order, or as text where there are too many for that. */
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

/** Whether two configurations are one but for their active states, as far as that shows without a closer look. */
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

/** Puts a number among the first `count`, which are few, sorted, and mostly come in order. */
function insert(number: number, sorted: Int32Array, count: number): void {
  let at = count
  for (; at > 0; at--) {
    const before = sorted[at - 1] ?? 0
    if (before < number) break
    sorted[at] = before
  }
  sorted[at] = number
}
