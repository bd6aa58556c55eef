import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Bundle } from './bundles.ts'
import { labelOptions } from './options.ts'
import type { Visible } from './visible.ts'

/** Ids of the edges that an arrow was cut into, in its direction, and the state that holds the one with the label. */
export type Cut = { pieces: readonly string[]; holder: string | undefined }

/**
 * Puts arrows into the graph, cut by ports where they cross a state's border, since each state is laid out by itself. The
 * label is at the piece in the innermost state around both ends.
 */
export function cut(
  bundles: readonly Bundle[],
  visible: Visible,
  nodes: ReadonlyMap<string, ElkNode>,
): Map<string, Cut> {
  const { byId, childrenOf } = visible
  /** A state and all that hold it, outwards; the drawing itself last. */
  const chainOf = (id: string): string[] => {
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
      const { source, target } = bundle

      // A container with ports needs one for every end, or ends pile up in its corner.
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

/** Which borders an arrow crosses: those it leaves outwards, then inwards those it enters. */
function route({ source, target }: Bundle, chainOf: (id: string) => string[]) {
  const from = chainOf(source)
  const to = chainOf(target)
  const isSelf = source === target
  const leavesInwards = !isSelf && to.includes(source)
  const arrivesOutwards = !isSelf && from.includes(target)
  const common = from.slice(1).find((id) => to.indexOf(id) > 0) ?? ''
  const holder = leavesInwards ? source : arrivesOutwards ? target : common
  return {
    holder,
    left: leavesInwards ? [] : from.slice(1, from.indexOf(holder)),
    entered: arrivesOutwards ? [] : to.slice(1, to.indexOf(holder)).reverse(),
    leavesInwards,
    arrivesOutwards,
  }
}
