import type { Chart, ChartState } from '../chart.ts'
import { ROOT } from '../edges.ts'

export type StateMatches = {
  /** Maps earlier ids to later ones. A removed state gets the id it would have in the later version. */
  idOf: ReadonlyMap<string, string>
  earlier: ReadonlyMap<string, ChartState>
}

/**
 * Matches the states of two versions from the root inwards: by key, or else by description among siblings of
 * the same kind. States with the same description are matched in order.
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

/** Groups states by their parent's id, in document order. The root has the key undefined. */
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

function idInside(parent: string | undefined, { key }: ChartState): string {
  return parent === undefined || parent === ROOT ? key : `${parent}.${key}`
}
