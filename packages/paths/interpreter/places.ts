import { nodesOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine, StateNode } from 'xstate'

/**
 * The state hierarchy, with states numbered in preorder. Typed arrays keep the data for each step close
 * together in memory, since reading the large state objects was slower than the work itself.
 */
export type Places = {
  nodes: readonly StateNode[]
  /** By state number: number of its last descendant. The numbers of descendants are consecutive. */
  last: Int32Array
  /** By state number: number of its parent, or {@link ABOVE} for the root. */
  parents: Int32Array
  /** By state number: 1 for a state without children, otherwise 0. */
  leaves: Uint8Array
}

/** Number of a virtual parent of the root. */
export const ABOVE = -1

/** Returns the state hierarchy of a machine. State numbers are XState's `order`. */
export function placesOf(machine: AnyStateMachine): Places {
  const nodes = nodesOf(machine)
  const last = new Int32Array(nodes.length)
  for (const node of nodes.toReversed()) {
    last[node.order] = Math.max(last[node.order] ?? 0, node.order)
    if (node.parent) last[node.parent.order] = Math.max(last[node.parent.order] ?? 0, last[node.order] ?? 0)
  }
  return {
    nodes,
    last,
    parents: Int32Array.from(nodes, ({ parent }) => parent?.order ?? ABOVE),
    leaves: Uint8Array.from(nodes, (node) => Number(isLeaf(node))),
  }
}

export function isWithin({ last }: Places, inner: number, outer: number): boolean {
  return outer === ABOVE || (inner > outer && inner <= (last[outer] ?? 0))
}

function isLeaf({ type }: StateNode): boolean {
  return type === 'atomic' || type === 'final'
}
