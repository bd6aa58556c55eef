import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import type { Library } from './source/flow-source.ts'
import { type Flow, loadFlow } from './source/load-flow.ts'

/** Loads a machine of the library. Loads nothing if the name is undefined or unknown. */
export function useFlow(library: Library, name: string | undefined): UseQueryResult<Flow> {
  const { language } = useLanguage()
  const source = library.flows.find((flow) => flow.name === name)
  return useQuery({
    queryKey: ['flow', name, language],
    queryFn: () => {
      if (!source) throw new Error('No such flow.')
      return loadFlow(source, language)
    },
    enabled: source !== undefined,
  })
}

/**
 * Loads all machines for the list, the search and the map, once `isTime` is true. Returns those loaded so
 * far, by name.
 */
export function useAllFlows(library: Library, isTime: boolean): ReadonlyMap<string, Flow> {
  const { language } = useLanguage()
  return useQueries({
    queries: library.flows.map((source) => ({
      queryKey: ['flow', source.name, language],
      queryFn: () => loadFlow(source, language),
      enabled: isTime,
    })),
    combine: together,
  })
}

const together = (results: { data: Flow | undefined }[]): ReadonlyMap<string, Flow> =>
  new Map(results.flatMap(({ data }) => (data ? [[data.name, data] as const] : [])))
