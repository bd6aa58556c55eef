import { nodesOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine, StateNode } from 'xstate'

/**
 * Where the states of a chart stand to each other, by their preorder numbers. What every step asks of every state lies close together
 * in typed arrays: a state itself is a large object, and fetching many of them cost more than what was done with them.
 */
export type Places = {
  nodes: readonly StateNode[]
  /** By a state's number, that of its last descendant: those between are its descendants. */
  last: Int32Array
  /** The number of the state around it; of the root, {@link ABOVE}. */
  parents: Int32Array
  /** 1 where it has no states within. */
  leaves: Uint8Array
}

/** Stands above the root: every state lies within it. */
export const ABOVE = -1

/** Numbers a chart's states. XState numbers them the same way, as it makes them. */
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

/** Whether a state is a proper descendant of another. */
export function isWithin({ last }: Places, inner: number, outer: number): boolean {
  return outer === ABOVE || (inner > outer && inner <= (last[outer] ?? 0))
}

function isLeaf({ type }: StateNode): boolean {
  return type === 'atomic' || type === 'final'
}
