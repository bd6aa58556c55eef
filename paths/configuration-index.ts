import type { AnyMachineSnapshot, StateNode } from 'xstate'
import { nodesOf } from '#charts/edges.ts'
import { type Configuration, circumstancesOf, viewText } from './configuration.ts'
import type { Model } from './model.ts'

/**
 * Numbers configurations, which are one where their {@link keyOf} is. It is looked up for every step, so the key is
 * not spelled out: first come the active leaves as a number, then what mostly is no more than the view of the context.
 */
export class ConfigurationIndex {
  readonly #model: Model
  readonly #size: number
  #lastContext: object | undefined
  #lastNow = Number.NaN
  #lastView = ''
  readonly #byLeaves = new Map<number | string, Map<string, number>>()

  constructor(model: Model) {
    this.#model = model
    this.#size = nodesOf(model.machine).length
  }

  /** The number that the configuration was added with, if it was. */
  find(configuration: Configuration): number | undefined {
    return this.#byLeaves.get(this.#leavesOf(configuration.snapshot))?.get(this.#restOf(configuration))
  }

  add(configuration: Configuration, index: number): void {
    const leaves = this.#leavesOf(configuration.snapshot)
    const known = this.#byLeaves.get(leaves)
    if (known) known.set(this.#restOf(configuration), index)
    else this.#byLeaves.set(leaves, new Map([[this.#restOf(configuration), index]]))
  }

  #leavesOf({ _nodes }: AnyMachineSnapshot): number | string {
    let number = 0
    let last = 0
    for (const { type, order } of _nodes) {
      if (type !== 'atomic' && type !== 'final') continue
      if (order < last) return this.#sortedLeavesOf(_nodes)
      number = number * this.#size + order
      last = order
    }
    return this.#keyOf(number, _nodes)
  }

  #sortedLeavesOf(nodes: readonly StateNode[]): number | string {
    const orders = leafOrders(nodes).sort((a, b) => a - b)
    let number = 0
    for (const order of orders) number = number * this.#size + order
    return this.#keyOf(number, nodes)
  }

  #keyOf(number: number, nodes: readonly StateNode[]): number | string {
    if (number <= Number.MAX_SAFE_INTEGER) return number
    return leafOrders(nodes)
      .sort((a, b) => a - b)
      .join()
  }

  #restOf(configuration: Configuration): string {
    const view = this.#viewOf(configuration)
    const circumstances = circumstancesOf(configuration)
    return circumstances === undefined ? view : `${view}|${circumstances}`
  }

  /** Configurations that are looked up one after the other mostly have the same context. */
  #viewOf(configuration: Configuration): string {
    const { snapshot, now } = configuration
    if (snapshot.context !== this.#lastContext || now !== this.#lastNow) {
      this.#lastView = viewText(configuration, this.#model)
      this.#lastContext = snapshot.context
      this.#lastNow = now
    }
    return this.#lastView
  }
}

function leafOrders(nodes: readonly StateNode[]): number[] {
  return nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ order }) => order)
}
