import type { LiveStatus, Party } from '#visualiser/live-inspector/log/entry.ts'

/** An actor of a page as it is now, with all that was seen of it. */
export type LiveActor = Party & {
  page: string
  /** Id of the actor that started it. */
  parent: string | null
  /** Dotted paths of the active states without active children; empty where it is no statechart, or has not begun. */
  leaves: readonly string[]
  tags: readonly string[]
  status: LiveStatus
  /** What it remembers, without what is anybody's own. */
  context: unknown
  /** How often each state was entered. */
  visits: ReadonlyMap<string, number>
  /** How often each transition was taken. */
  edges: ReadonlyMap<string, number>
  /** The first state without active children that its last move into others entered. */
  entered: string | undefined
  /** Ids of the transitions that it took last. */
  taken: readonly string[]
  isGone: boolean
}

/** The states that are active where these are the leaves: they and those around them. */
export function statesAround(leaves: readonly string[]): ReadonlySet<string> {
  return new Set(
    leaves.flatMap((leaf) => {
      const keys = leaf.split('.')
      return keys.map((_, index) => keys.slice(0, index + 1).join('.'))
    }),
  )
}

/** Counts each of them once more. */
export function countedWith(
  counts: ReadonlyMap<string, number>,
  ids: Iterable<string>,
): ReadonlyMap<string, number> {
  const counted = new Map(counts)
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1)
  return counted
}
