import { statesOf } from '#paths/states-of.ts'
import type { FlowSource } from '../source/flow-source.ts'
import type { Kept } from './kept.ts'
import { pathsOf } from './known-paths.ts'
import { type LastResult, lastResultsOf } from './last-results.ts'

/** A row of the specification with the flows that carry it. */
export type Row = { id: string; flows: readonly RowFlow[] }

export type RowFlow = {
  flow: string
  /** States that belong to the row. */
  states: readonly string[]
  paths: readonly { id: string; results: readonly LastResult[] }[]
}

/** Every row that some flow carries, in the order of their ids; a path belongs to it if it enters any of the row's states. */
export function rowsOf(flows: readonly FlowSource[], kept: ReadonlyMap<string, Kept>): Row[] {
  const entries = flows.flatMap(({ name, rows }) =>
    Object.entries(rows).map(([id, states]) => ({ id, flow: rowFlow(name, states, kept.get(name)) })),
  )
  return [...Map.groupBy(entries, ({ id }) => id)]
    .map(([id, carriers]) => ({ id, flows: carriers.map(({ flow }) => flow) }))
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
