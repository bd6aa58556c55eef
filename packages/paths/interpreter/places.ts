import { nodesOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine, StateNode } from 'xstate'

/**
 * The state hierarchy by preorder numbers. Typed arrays keep the data of every step close in memory. Reading
 * the large state objects was slower than the work itself.
 */
export type Places = {
  nodes: readonly StateNode[]
  /** Per state number: number of its last descendant. Descendants are contiguous. */
  last: Int32Array
  /** Number of the parent. {@link ABOVE} for the root. */
  parents: Int32Array
  /** 1 if it has no children. */
  leaves: Uint8Array
}

/** Virtual parent of the root. */
export const ABOVE = -1

/** Numbers a chart's states in the order of XState's own numbering. */
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
