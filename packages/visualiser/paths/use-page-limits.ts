import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import { pageLimitOf } from '@palpite/paths/model/page-limit.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import { useQuery } from '@tanstack/react-query'
import { inSlices } from '#visualiser/simulate/path-search/in-slices.ts'
import { useLibrary } from '../source/library.tsx'

/** Returns the reasons why the page cannot take certain paths, by path id. Empty until loaded. */
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
      return inSlices(limitsOf(model, paths, exclusions), { signal, onProgress: () => {} })
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
