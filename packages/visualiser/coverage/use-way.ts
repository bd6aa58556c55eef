import type { Model } from '@palpite/paths/model.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { inSlices } from '#visualiser/simulate/path-search/in-slices.ts'
import { seekWay, type Way } from '#visualiser/simulate/path-search/path-search.ts'
import { createSimulation } from '../simulate/simulation.ts'

export function useWay(flow: string, model: Model, goal: string, isWanted: boolean): UseQueryResult<Way> {
  return useQuery({
    queryKey: ['way', flow, goal],
    queryFn: ({ signal }) =>
      inSlices(seekWay(createSimulation(model), { goal, from: undefined, answers: {} }), {
        signal,
        onProgress: () => {},
      }),
    enabled: isWanted,
  })
}
