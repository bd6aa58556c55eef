import type { ESTree } from 'rolldown/utils'

export type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Visits a node and all nodes in it. If `visit` returns `skip`, the nodes in that node are skipped. */
export function walk(node: Node, visit: (node: Node) => unknown): void {
  if (visit(node) === 'skip') return
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, visit)
}
