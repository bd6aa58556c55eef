import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import type { Library } from './source/flow-source.ts'
import { type Flow, loadFlow } from './source/load-flow.ts'

/** Loads a machine of the library. Without a name, loads nothing. */
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
 * Loads all machines for the list, the search and the map, as soon as `isTime` is true. Returns those that
 * have arrived.
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
