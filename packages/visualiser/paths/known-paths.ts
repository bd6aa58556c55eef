import type { Path } from '@palpite/paths/walk/path.ts'
import type { Kept } from './kept.ts'

export type Origin = 'accepted' | 'generated' | 'recorded' | 'shortened' | 'replayed' | 'here'

export type KnownPath = { path: Path; origin: Origin }

/**
 * Returns the stored paths and those generated in this page (`here`). If several have the same id, keeps the
 * first in this order: accepted, generated, recorded, replayed, here.
 */
export function pathsOf(kept: Kept, here: readonly Path[] = []): KnownPath[] {
  const all = [
    ...kept.accepted.map((path) => ({ path, origin: 'accepted' as const })),
    ...(kept.last?.paths ?? []).map((path) => ({ path, origin: 'generated' as const })),
    ...kept.recorded.map(({ path, shortenedFrom }) => ({
      path,
      origin: shortenedFrom === null ? ('recorded' as const) : ('shortened' as const),
    })),
    ...kept.replayed.map((path) => ({ path, origin: 'replayed' as const })),
    ...here.map((path) => ({ path, origin: 'here' as const })),
  ]
  const known = new Map<string, KnownPath>()
  for (const one of all) if (!known.has(one.path.id)) known.set(one.path.id, one)
  return [...known.values()]
}

/** Returns the path with this id, or else the only path whose id starts with it. */
export function pathNamed(paths: readonly KnownPath[], name: string): KnownPath | undefined {
  const exact = paths.find(({ path }) => path.id === name)
  const beginning = paths.filter(({ path }) => path.id.startsWith(name))
  return exact ?? (beginning.length === 1 ? beginning[0] : undefined)
}
