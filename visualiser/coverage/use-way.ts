import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Model } from '#paths/model.ts'
import { inSlices } from '../simulate/in-slices.ts'
import { createSimulation } from '../simulate/simulation.ts'
import { seekWay, type Way } from '../simulate/way.ts'

/** The shortest way from the start to a state or transition, searched for once it is wanted. */
export function useWay(flow: string, model: Model, goal: string, isWanted: boolean): UseQueryResult<Way> {
  return useQuery({
    queryKey: ['way', flow, goal],
    queryFn: ({ signal }) =>
      inSlices(seekWay(createSimulation(model), { goal, from: undefined, answers: {} }), {
        signal,
        tell: () => {},
      }),
    enabled: isWanted,
  })
}
