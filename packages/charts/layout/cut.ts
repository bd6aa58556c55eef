import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Bundle } from './bundles.ts'
import type { ForkPlace } from './forks.ts'
import { labelOptions } from './options.ts'
import type { Visible } from './visible.ts'

/** Ids of the edges that an arrow was cut into, in order, and the parent of the labelled edge. */
export type Cut = { pieces: readonly string[]; holder: string | undefined }

/**
 * Adds arrows to the graph. Each state is laid out separately, so an arrow is cut by a port at every border
 * that it crosses. The label is on the piece inside the innermost state that contains both ends.
 */
export function cut(
  bundles: readonly Bundle[],
  visible: Visible,
  nodes: ReadonlyMap<string, ElkNode>,
  forks: readonly ForkPlace[],
): Map<string, Cut> {
  const { byId, childrenOf } = visible
  const bars = new Map(forks.map(({ id, holder }) => [id, holder]))
  /** Returns a state and its ancestors, innermost first. The drawing itself is last, with an empty id. */
  const chainOf = (id: string): string[] => {
    const bar = bars.get(id)
    if (bar !== undefined) return [id, ...chainOf(bar)]
    const state = byId.get(id)
    return state ? [id, ...chainOf(state.parent ?? '')] : ['']
  }

  return new Map(
    bundles.map((bundle) => {
      const pieces: string[] = []
      const piece = (holder: string, from: string, to: string, isLabelled: boolean) => {
        const id = `${bundle.id}#${pieces.length}`
        pieces.push(id)
        const { width, height } = bundle
        const labels =
          isLabelled && width > 0 ? [{ text: ' ', width, height, layoutOptions: labelOptions }] : []
        nodes.get(holder)?.edges?.push({ id, sources: [from], targets: [to], labels })
      }
      const port = (owner: string, name: string): string => {
        const id = `${bundle.id}@${owner}${name}`
        nodes.get(owner)?.ports?.push({ id, width: 0, height: 0 })
        return id
      }
      const { holder, left, entered, leavesInwards, arrivesOutwards } = route(bundle, chainOf)
      const { from: source, to: target } = bundle

      // If a container has ports, every arrow that starts or ends at the container needs a port. ELK puts
      // ends without a port into the container's corner.
      let at = leavesInwards ? port(source, '<') : childrenOf.has(source) ? port(source, '>') : source
      for (const state of left) {
        const border = port(state, '>')
        piece(state, at, border, false)
        at = border
      }
      const borders = entered.map((state) => port(state, '<'))
      const end = arrivesOutwards ? port(target, '>') : childrenOf.has(target) ? port(target, 'to') : target
      piece(holder, at, borders[0] ?? end, true)
      entered.forEach((state, index) => {
        piece(state, borders[index] ?? end, borders[index + 1] ?? end, false)
      })
      return [bundle.id, { pieces, holder: holder === '' ? undefined : holder }]
    }),
  )
}

/**
 * Returns the borders that an arrow crosses: first outwards through its source's ancestors, then inwards
 * through its target's ancestors.
 */
function route({ from: source, to: target }: Bundle, chainOf: (id: string) => string[]) {
  const leaving = chainOf(source)
  const arriving = chainOf(target)
  const isSelf = source === target
  const leavesInwards = !isSelf && arriving.includes(source)
  const arrivesOutwards = !isSelf && leaving.includes(target)
  const common = leaving.slice(1).find((id) => arriving.indexOf(id) > 0) ?? ''
  const holder = leavesInwards ? source : arrivesOutwards ? target : common
  return {
    holder,
    left: leavesInwards ? [] : leaving.slice(1, leaving.indexOf(holder)),
    entered: arrivesOutwards ? [] : arriving.slice(1, arriving.indexOf(holder)).reverse(),
    leavesInwards,
    arrivesOutwards,
  }
}
