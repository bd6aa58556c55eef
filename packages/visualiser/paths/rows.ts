import { statesOf } from '@palpite/paths/graph/states-of.ts'
import { inLanguage, type Language } from '../catalogues.ts'
import type { Library } from '../source/flow-source.ts'
import type { Kept } from './kept.ts'
import { pathsOf } from './known-paths.ts'
import { type LastResult, lastResultsOf } from './last-results.ts'

export type Row = {
  id: string
  /** Short text of the specification row. Undefined if it has none. */
  says: string | undefined
  flows: readonly RowFlow[]
}

export type RowFlow = {
  flow: string
  states: readonly string[]
  paths: readonly { id: string; results: readonly LastResult[] }[]
}

/**
 * Returns the specification rows of all flows, sorted by id. A path belongs to a row if it enters one of the
 * row's states.
 */
export function rowsOf(
  { flows, rows: words }: Pick<Library, 'flows' | 'rows'>,
  kept: ReadonlyMap<string, Kept>,
  language: Language,
): Row[] {
  const entries = flows.flatMap(({ name, rows }) =>
    Object.entries(rows).map(([id, states]) => ({ id, flow: rowFlow(name, states, kept.get(name)) })),
  )
  return [...Map.groupBy(entries, ({ id }) => id)]
    .map(([id, carriers]) => ({
      id,
      says: inLanguage(words[id], language),
      flows: carriers.map(({ flow }) => flow),
    }))
    .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
}

function rowFlow(flow: string, states: readonly string[], kept: Kept | undefined): RowFlow {
  const paths = kept ? pathsOf(kept) : []
  const entering = paths.filter(({ path }) => {
    const entered = statesOf(path)
    return states.some((state) => entered.has(state))
  })
  return {
    flow,
    states,
    paths: entering.map(({ path }) => ({
      id: path.id,
      results: kept ? lastResultsOf(kept, path.id) : [],
    })),
  }
}
