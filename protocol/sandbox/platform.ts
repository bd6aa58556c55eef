import * as v from 'valibot'
import { faultyCall } from './faults.ts'

// This folder contains the API of the sandbox console and of the tests, `/sandbox/api`. It is not part of the
// operator's protocol, and exists only on a reference platform with its sandbox on.

export const worlds = ['empty', 'demo', 'busy'] as const
export const world = v.picklist(worlds)
export type World = v.InferOutput<typeof world>

export const sandboxState = v.object({
  world: v.nullable(world),
  /** The platform's time, ISO 8601, and its offset from the machine's clock in milliseconds. */
  clock: v.object({ now: v.string(), offset: v.number() }),
  /** Time up to which contracts are settled, ISO 8601, while settlement is behind the clock; else null. */
  settledUntil: v.nullable(v.string()),
  settings: v.record(v.string(), v.unknown()),
  calls: v.array(faultyCall),
})

export type SandboxState = v.InferOutput<typeof sandboxState>

/** Milliseconds ahead of the machine's clock; at most ten years in either direction. */
export const clockMove = v.object({
  offset: v.pipe(v.number(), v.integer(), v.minValue(-315_360_000_000), v.maxValue(315_360_000_000)),
  /** Whether members play a few rounds at the new time, after everything due is settled. */
  play: v.optional(v.boolean(), false),
})

/** Whether everything due is settled. If not, settlement continues and `settledUntil` shows the progress. */
export const clockMoved = v.object({ settled: v.boolean() })

export type ClockMoved = v.InferOutput<typeof clockMoved>

export const worldChoice = v.object({ world })
