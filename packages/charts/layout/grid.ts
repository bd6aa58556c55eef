import type { ElkNode } from 'elkjs/lib/elk-api'

/** Minimum number of unconnected states that form a grid. */
const MANY = 3
/** Gap between states in pixels. */
const GAP = 14
/** Preferred ratio of width to height. */
const HANDY = 2

export const gridOf = (state: string) => `${state}|grid`

/**
 * Arranges unconnected states in a grid, in document order. Returns undefined if there are fewer than
 * {@link MANY}.
 */
export function gridNode(id: string, nodes: readonly ElkNode[]): ElkNode | undefined {
  if (nodes.length < MANY) return undefined
  const width = Math.max(...nodes.map((node) => node.width ?? 0))
  const tried = nodes.map((_, index) => placed(id, nodes, { columns: index + 1, width }))
  return tried.reduce((best, one) => (unhandiness(one) < unhandiness(best) ? one : best))
}

type Columns = { columns: number; width: number }

function placed(id: string, nodes: readonly ElkNode[], { columns, width }: Columns): ElkNode {
  let y = 0
  const rows = Array.from({ length: Math.ceil(nodes.length / columns) }, (_, row) => {
    const inRow = nodes.slice(row * columns, (row + 1) * columns)
    const top = y
    y += Math.max(...inRow.map(({ height = 0 }) => height)) + GAP
    return inRow.map((node, column) => ({ ...node, x: column * (width + GAP), y: top }))
  })
  return {
    id,
    width: columns * (width + GAP) - GAP,
    height: y - GAP,
    children: rows.flat(),
    layoutOptions: { 'elk.algorithm': 'fixed', 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
  }
}

const unhandiness = ({ width = 1, height = 1 }: ElkNode) =>
  Math.max(width / height / HANDY, (HANDY * height) / width)
