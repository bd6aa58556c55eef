import * as v from 'valibot'

/** How often each state of a machine was entered, and each transition (by edge id) taken. */
export type RecordedUse = { states: Map<string, number>; edges: Map<string, number> }

const KEY = 'flows.use'

const counts = v.record(v.string(), v.number())
const kept = v.record(v.string(), v.object({ states: counts, edges: counts }))

type Kept = v.InferOutput<typeof kept>

export function readRecordedUse(flow: { machine: { id: string } }): RecordedUse | undefined {
  const use = readAll()[flow.machine.id]
  return use && { states: new Map(Object.entries(use.states)), edges: new Map(Object.entries(use.edges)) }
}

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
    // The storage is blocked, or has the format of another version. Counting starts from zero.
    return {}
  }
}

function write(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // The storage is blocked or full, so this use is not counted.
  }
}
