import type { LiveStatus, Party } from '#visualiser/live-inspector/log/entry.ts'

export type LiveActor = Party & {
  page: string
  parent: string | null
  /**
   * Dotted paths of the active leaf states. Empty for an actor that has not started or is not a statechart.
   */
  leaves: readonly string[]
  tags: readonly string[]
  status: LiveStatus
  context: unknown
  visits: ReadonlyMap<string, number>
  edges: ReadonlyMap<string, number>
  /** The most recently entered leaf state, or the first of them if a step entered several. */
  entered: string | undefined
  taken: readonly string[]
  isGone: boolean
}

/** Returns the leaves together with their ancestors. */
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
