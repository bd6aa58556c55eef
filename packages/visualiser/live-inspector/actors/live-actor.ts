import type { LiveStatus, Party } from '#visualiser/live-inspector/log/entry.ts'

export type LiveActor = Party & {
  page: string
  parent: string | null
  /** Dotted paths of the active states without active children. Empty if not a started statechart. */
  leaves: readonly string[]
  tags: readonly string[]
  status: LiveStatus
  context: unknown
  visits: ReadonlyMap<string, number>
  edges: ReadonlyMap<string, number>
  /** The first leaf state that its last step entered. */
  entered: string | undefined
  taken: readonly string[]
  isGone: boolean
}

/** Adds the ancestors of these leaves. */
export function statesAround(leaves: readonly string[]): ReadonlySet<string> {
  return new Set(
    leaves.flatMap((leaf) => {
      const keys = leaf.split('.')
      return keys.map((_, index) => keys.slice(0, index + 1).join('.'))
    }),
  )
}

export function countedWith(
  counts: ReadonlyMap<string, number>,
  ids: Iterable<string>,
): ReadonlyMap<string, number> {
  const counted = new Map(counts)
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1)
  return counted
}
