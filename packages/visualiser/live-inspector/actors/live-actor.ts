import type { LiveStatus, Party } from '#visualiser/live-inspector/log/entry.ts'

export type LiveActor = Party & {
  page: string
  parent: string | null
  /** Dotted paths of the active leaf states. Empty before the first report and for non-statecharts. */
  leaves: readonly string[]
  tags: readonly string[]
  status: LiveStatus
  context: unknown
  visits: ReadonlyMap<string, number>
  edges: ReadonlyMap<string, number>
  /** The leaf state entered most recently. If a step entered several, the first of these. */
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
