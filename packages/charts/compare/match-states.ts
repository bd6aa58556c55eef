import type { Chart, ChartState } from '../chart.ts'
import { ROOT } from '../edges.ts'

/** Which states of two versions are the same one. */
export type StateMatches = {
  /** By the ids of the earlier states, their ids in the later version; of those that are gone, where they would be in it. */
  idOf: ReadonlyMap<string, string>
  /** The earlier states by the ids of the later ones. */
  earlier: ReadonlyMap<string, ChartState>
}

/**
 * Finds each earlier state again, from the root inwards: by its name, or else, where it was renamed, by its description among
 * the states of the same kind in the same place. Those that share a description are taken in their order.
 */
export function matchStates(before: Chart, after: Chart): StateMatches {
  const idOf = new Map<string, string>()
  const earlier = new Map<string, ChartState>()
  const [oldChildren, newChildren] = [childrenOf(before), childrenOf(after)]

  const matchInside = (oldId: string | undefined, newId: string | undefined): void => {
    const olds = oldChildren.get(oldId) ?? []
    const news = newChildren.get(newId) ?? []
    const pairs = pairsOf(olds, news)
    for (const old of olds) {
      const match = pairs.get(old)
      const id = match?.id ?? idInside(newId, old)
      idOf.set(old.id, id)
      if (match) earlier.set(match.id, old)
      matchInside(old.id, id)
    }
  }
  matchInside(undefined, undefined)
  return { idOf, earlier }
}

/** States by their parents' ids, in document order; the root under nothing. */
export function childrenOf({ states }: Chart): ReadonlyMap<string | undefined, readonly ChartState[]> {
  return Map.groupBy(states, ({ parent }) => parent)
}

function pairsOf(olds: readonly ChartState[], news: readonly ChartState[]): Map<ChartState, ChartState> {
  const free = new Set(news)
  const pairs = new Map<ChartState, ChartState>()
  const pairBy = (isSame: (old: ChartState, other: ChartState) => boolean) => {
    for (const old of olds) {
      const match = pairs.has(old) ? undefined : [...free].find((other) => isSame(old, other))
      if (!match) continue
      free.delete(match)
      pairs.set(old, match)
    }
  }
  pairBy((old, other) => old.parent === undefined || old.key === other.key)
  pairBy(
    (old, other) =>
      old.description !== undefined && old.description === other.description && old.kind === other.kind,
  )
  return pairs
}

/** As {@link ChartState} names a state inside another; states of the root have no more than their key. */
function idInside(parent: string | undefined, { key }: ChartState): string {
  return parent === undefined || parent === ROOT ? key : `${parent}.${key}`
}
