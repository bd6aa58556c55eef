import type { ElkNode } from 'elkjs/lib/elk-api'
import { hiddenEdge } from './rows.ts'
import type { Link, Visible } from './visible.ts'

/**
 * Places a state that no arrow leads to after the earlier sibling from which a listed transition leads to it.
 * If several siblings qualify, the first listed transition decides.
 */
export function orderListed(
  listed: readonly Link[],
  { byId }: Visible,
  nodes: ReadonlyMap<string, ElkNode>,
): void {
  const chainOf = (id: string): string[] => {
    const state = byId.get(id)
    return state ? [...chainOf(state.parent ?? ''), id] : ['']
  }
  const ordered = new Set<string>()
  for (const { source, target } of listed) {
    const [from, to] = [chainOf(source), chainOf(target)]
    const parting = from.findIndex((id, index) => id !== to[index])
    const holder = nodes.get(from[parting - 1] ?? '')
    const [before, after] = [from[parting], to[parting]]
    if (!holder || before === undefined || after === undefined || ordered.has(after)) continue
    if (byId.get(holder.id)?.kind === 'parallel') continue
    const inside = (holder.children ?? []).map(({ id }) => id)
    const [first, second] = [inside.indexOf(before), inside.indexOf(after)]
    if (first < 0 || first >= second || isReached(holder, after, nodes)) continue
    ordered.add(after)
    holder.edges?.push(hiddenEdge(before, after))
  }
}

function isReached({ edges = [] }: ElkNode, id: string, nodes: ReadonlyMap<string, ElkNode>): boolean {
  const ends = new Set([id, ...(nodes.get(id)?.ports ?? []).map((port) => port.id)])
  return edges.some(({ targets }) => targets.some((target) => ends.has(target)))
}
