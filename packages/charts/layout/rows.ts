import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'

/** Minimum number of unconnected states that are arranged in rows. */
const MANY = 6

/**
 * Adds hidden edges that arrange unconnected states or regions in several rows.
 * @param countIn counts the states in a region.
 */
export function addRows(
  node: ElkNode,
  { isParallel, countIn }: { isParallel: boolean; countIn(id: string): number },
): void {
  const ids = (node.children ?? []).filter(({ id }) => !id.endsWith('|start')).map(({ id }) => id)
  node.edges?.push(...(isParallel ? regionRows(ids, countIn) : looseRows(ids, joinedIn(node))))
}

/**
 * Arranges regions in rows. A row is about as wide as the largest region or as a square that holds all
 * regions, whichever is wider.
 */
function regionRows(ids: readonly string[], countIn: (id: string) => number): ElkExtendedEdge[] {
  const sides = ids.map((id) => Math.sqrt(countIn(id)))
  const whole = Math.sqrt(sides.reduce((sum, side) => sum + side * side, 0))
  const most = 1.05 * Math.max(...sides, whole)
  const rows: string[][] = []
  let used = 0
  ids.forEach((id, index) => {
    const side = sides[index] ?? 1
    if (rows.length === 0 || used + side > most + 0.01) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(id)
    used += side
  })
  return rows.slice(1).flatMap((row, index) => {
    const [above] = rows[index] ?? []
    return above === undefined ? [] : row.map((id) => hiddenEdge(above, id))
  })
}

function looseRows(ids: readonly string[], joined: ReadonlySet<string>): ElkExtendedEdge[] {
  const loose = ids.filter((id) => !joined.has(id))
  if (loose.length < MANY) return []
  const columns = Math.ceil(Math.sqrt(loose.length))
  return loose.slice(columns).map((id, index) => hiddenEdge(loose[index] ?? id, id))
}

/** Returns the states that a transition connects to one of their siblings. */
function joinedIn(node: ElkNode): Set<string> {
  const owners = new Map<string, string>()
  for (const { id, ports = [] } of node.children ?? []) {
    owners.set(id, id)
    for (const port of ports) owners.set(port.id, id)
  }
  const joined = new Set<string>()
  for (const { sources, targets } of node.edges ?? []) {
    const ends = [...sources, ...targets].flatMap((id) => owners.get(id) ?? [])
    const [one, other] = ends.filter((id) => !id.endsWith('|start'))
    if (one === undefined || other === undefined || one === other) continue
    joined.add(one)
    joined.add(other)
  }
  return joined
}

export const hiddenEdge = (from: string, to: string): ElkExtendedEdge => ({
  id: `${from} row ${to}`,
  sources: [from],
  targets: [to],
})
