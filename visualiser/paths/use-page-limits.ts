import { useQuery } from '@tanstack/react-query'
import type { Exclusion } from '#paths/exclusion.ts'
import type { Model } from '#paths/model.ts'
import { pageLimitOf } from '#paths/page-limit.ts'
import type { Path } from '#paths/path.ts'
import { prepare } from '#paths/subject.ts'
import { inSlices } from '../simulate/in-slices.ts'
import { useLibrary } from '../source/library.tsx'

/** Why nobody can do them in the page, by the ids of the paths of which that is so; none until it is known. */
export function usePageLimits(
  flow: string,
  model: Model,
  paths: readonly Path[],
): ReadonlyMap<string, string> {
  const { flows } = useLibrary()
  const source = flows.find(({ name }) => name === flow)
  const { data } = useQuery({
    queryKey: ['page limits', flow, paths.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const exclusions = (await source?.exclusions?.()) ?? []
      return inSlices(limitsOf(model, paths, exclusions), { signal, tell: () => {} })
    },
  })
  return data ?? NONE
}

const NONE: ReadonlyMap<string, string> = new Map()

function* limitsOf(
  model: Model,
  paths: readonly Path[],
  exclusions: readonly Exclusion[],
): Generator<string, ReadonlyMap<string, string>> {
  const subject = prepare(model)
  const limits = new Map<string, string>()
  for (const path of paths) {
    const limit = pageLimitOf(subject, path, exclusions)
    if (limit !== undefined) limits.set(path.id, limit)
    yield path.id
  }
  return limits
}
