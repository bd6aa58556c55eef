import type { Model } from '@palpite/paths/model.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { inSlices } from '#visualiser/simulate/path-search/in-slices.ts'
import { type PathSearchResult, searchPath } from '#visualiser/simulate/path-search/path-search.ts'
import { createSimulation } from '../simulate/simulation.ts'

export function usePathTo(
  flow: string,
  model: Model,
  goal: string,
  isWanted: boolean,
): UseQueryResult<PathSearchResult> {
  return useQuery({
    queryKey: ['path to', flow, goal],
    queryFn: ({ signal }) =>
      inSlices(searchPath(createSimulation(model), { goal, from: undefined, answers: {} }), {
        signal,
        onProgress: () => {},
      }),
    enabled: isWanted,
  })
}
