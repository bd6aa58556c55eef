import * as v from 'valibot'

/** What people walked of one machine while somebody watched: how often each state, and each transition by the id of its edge. */
export type RecordedUse = { states: Map<string, number>; edges: Map<string, number> }

const KEY = 'flows.use'

const counts = v.record(v.string(), v.number())
const kept = v.record(v.string(), v.object({ states: counts, edges: counts }))

type Kept = v.InferOutput<typeof kept>

/** What was walked of a flow's machine in this browser; undefined where nothing was. */
export function readRecordedUse(flow: { machine: { id: string } }): RecordedUse | undefined {
  const use = readAll()[flow.machine.id]
  return use && { states: new Map(Object.entries(use.states)), edges: new Map(Object.entries(use.edges)) }
}

/** Counts what was walked of a machine just now. */
export function addRecordedUse(walked: {
  machine: string
  states: readonly string[]
  edges: readonly string[]
}): void {
  const all = readAll()
  const use = all[walked.machine] ?? { states: {}, edges: {} }
  write({
    ...all,
    [walked.machine]: {
      states: plus(use.states, walked.states),
      edges: plus(use.edges, walked.edges),
    },
  })
}

/** Begins to count a flow's machine anew. */
export function forgetRecordedUse(flow: { machine: { id: string } }): void {
  const { [flow.machine.id]: _forgotten, ...others } = readAll()
  write(others)
}

function plus(before: Kept[string]['states'], ids: readonly string[]): Kept[string]['states'] {
  const sum = { ...before }
  for (const id of ids) sum[id] = (sum[id] ?? 0) + 1
  return sum
}

function readAll(): Kept {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    // Storage is blocked, or what it holds is of another version: counting begins anew.
    return {}
  }
}

function write(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // A browser that keeps nothing, or has no room: what is watched is shown all the same.
  }
}
