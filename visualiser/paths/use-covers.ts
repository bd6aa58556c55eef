import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Model } from '#paths/model.ts'
import { type Covers, coversOf } from '#paths/passage.ts'
import type { Path } from '#paths/path.ts'
import { prepare } from '#paths/subject.ts'
import { walk } from '#paths/walk.ts'
import { inSlices } from '../simulate/in-slices.ts'

/** What paths of a model cover, by their ids, found by walking them on a real actor. */
export function useCovers(
  flow: string,
  model: Model,
  paths: readonly Path[],
): UseQueryResult<ReadonlyMap<string, Covers>> {
  return useQuery({
    queryKey: ['covers', flow, paths.map(({ id }) => id)],
    queryFn: ({ signal }) => inSlices(walkAll(model, paths), { signal, tell: () => {} }),
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
