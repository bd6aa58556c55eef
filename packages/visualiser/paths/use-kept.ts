import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { FlowSource, Library } from '../source/flow-source.ts'
import { useLibrary } from '../source/library.tsx'
import { type Kept, loadKept, nothingKept } from './kept.ts'

/** First part of the key of all queries in this file. The second part is the flow's name. */
export const KEPT = 'kept'

const queryOf = (name: string, source: FlowSource | undefined) => ({
  queryKey: [KEPT, name],
  queryFn: async () => (source?.keptAt === undefined ? nothingKept : loadKept(source.keptAt)),
})

export function useKept(name: string): UseQueryResult<Kept> {
  const { flows } = useLibrary()
  const source = flows.find((flow) => flow.name === name)
  return useQuery(queryOf(name, source))
}

/** Returns the stored data loaded so far, by flow name, and the first error. */
export function useAllKept({ flows }: Library): {
  kept: ReadonlyMap<string, Kept>
  isPending: boolean
  error: Error | undefined
} {
  return useQueries({
    queries: flows.map((source) => queryOf(source.name, source)),
    combine: (results) => ({
      kept: new Map(
        results.flatMap(({ data }, index) => (data ? [[flows[index]?.name ?? '', data] as const] : [])),
      ),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error)?.error ?? undefined,
    }),
  })
}
