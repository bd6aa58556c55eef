import type { StateNode } from 'xstate'
import { isWithin, type Places } from './places.ts'

type Targets = { source: StateNode; targets: readonly StateNode[]; reenter: boolean; domain: number }

/** The states that a transition enters, except those that history restores. */
export class EntrySet {
  readonly entered = new Set<StateNode>()
  readonly byDefault = new Set<StateNode>()
  /** Whether a history state is entered. The states that it restores are known only during the step. */
  hasHistory = false
  readonly #places: Places

  constructor(places: Places) {
    this.#places = places
  }

  addTargets({ source, targets, reenter, domain }: Targets): void {
    for (const target of targets) {
      if (target !== source || source.order !== domain || reenter) this.#addByDefault(target)
      this.#addDescendants(target)
    }
    const around = this.#places.nodes[domain]
    const isWithinDomain = (state: StateNode) => isWithin(this.#places, state.order, domain)
    for (const target of targets) {
      const ancestors = properAncestors(target, around)
      if (around?.type === 'parallel') ancestors.push(around)
      this.#addAncestors(ancestors, isWithinDomain)
    }
  }

  #addByDefault(state: StateNode): void {
    if (state.type === 'history') this.hasHistory = true
    this.entered.add(state)
    this.byDefault.add(state)
  }

  #addDescendants(state: StateNode): void {
    if (state.type === 'history') this.hasHistory = true
    if (state.type === 'compound') {
      const [initial] = state.initial.target as readonly StateNode[]
      if (!initial) return
      this.#addByDefault(initial)
      this.#addDescendants(initial)
    } else if (state.type === 'parallel') {
      for (const region of this.#regionsLeftOut(state)) {
        this.#addByDefault(region)
        this.#addDescendants(region)
      }
    }
  }

  #addAncestors(ancestors: readonly StateNode[], isEntered: (state: StateNode) => boolean): void {
    for (const ancestor of ancestors) {
      if (isEntered(ancestor)) this.entered.add(ancestor)
      if (ancestor.type !== 'parallel') continue
      for (const region of this.#regionsLeftOut(ancestor)) {
        this.entered.add(region)
        this.#addDescendants(region)
      }
    }
  }

  /**
   * Yields the regions of a parallel state in which no state is entered yet. Checks them one by one, since
   * entering a region may change the rest.
   */
  *#regionsLeftOut(state: StateNode): Iterable<StateNode> {
    for (const region of Object.values(state.states)) {
      if (region.type === 'history') continue
      const isEntered = [...this.entered].some((other) => isWithin(this.#places, other.order, region.order))
      if (!isEntered) yield region
    }
  }
}

function properAncestors(state: StateNode, top: StateNode | undefined): StateNode[] {
  const ancestors: StateNode[] = []
  if (state === top) return ancestors
  for (let around = state.parent; around && around !== top; around = around.parent) ancestors.push(around)
  return ancestors
}
