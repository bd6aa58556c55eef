import * as v from 'valibot'
import { faultyCall } from './faults.ts'

// This folder has the API of the sandbox console and the tests, `/sandbox/api`. It is not part of the operator's
// protocol: it exists only on a reference platform with its sandbox on.

export const worlds = ['empty', 'demo', 'busy'] as const
export const world = v.picklist(worlds)
export type World = v.InferOutput<typeof world>

export const sandboxState = v.object({
  world: v.nullable(world),
  /** The platform's time, ISO 8601, and its offset from the machine's in milliseconds. */
  clock: v.object({ now: v.string(), offset: v.number() }),
  /** ISO 8601 time up to which contracts are settled while that lags behind; else null. */
  settledUntil: v.nullable(v.string()),
  /** Every editable setting, by name. */
  settings: v.record(v.string(), v.unknown()),
  calls: v.array(faultyCall),
})

export type SandboxState = v.InferOutput<typeof sandboxState>

/** Milliseconds ahead of the machine's clock, at most ten years either way. */
export const clockMove = v.object({
  offset: v.pipe(v.number(), v.integer(), v.minValue(-315_360_000_000), v.maxValue(315_360_000_000)),
  /** Whether members play a little at the new time, after everything due is settled. */
  play: v.optional(v.boolean(), false),
})

/** Whether everything due is settled; if not, it continues, and the state shows the progress. */
export const clockMoved = v.object({ settled: v.boolean() })

export type ClockMoved = v.InferOutput<typeof clockMoved>

export const worldChoice = v.object({ world })
