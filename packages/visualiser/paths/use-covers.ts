import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import { type Covers, coversOf } from '@palpite/paths/walk/trace.ts'
import { walk } from '@palpite/paths/walk/walk.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { inSlices } from '#visualiser/simulate/path-search/in-slices.ts'

/** Returns the coverage of each path, by path id. Walks each path on a real actor to measure it. */
export function useCovers(
  flow: string,
  model: Model,
  paths: readonly Path[],
): UseQueryResult<ReadonlyMap<string, Covers>> {
  return useQuery({
    queryKey: ['covers', flow, paths.map(({ id }) => id)],
    queryFn: ({ signal }) => inSlices(walkAll(model, paths), { signal, onProgress: () => {} }),
  })
}

function* walkAll(model: Model, paths: readonly Path[]): Generator<string, ReadonlyMap<string, Covers>> {
  const subject = prepare(model)
  const covers = new Map<string, Covers>()
  for (const path of paths) {
    covers.set(path.id, coversOf(walk(subject, path).observations))
    yield path.id
  }
  return covers
}
