import * as v from 'valibot'
import { faultyCall } from './faults.ts'

// This folder describes the API under `/sandbox/api`, which the sandbox console and the tests use. It is not
// part of the operator's protocol. It exists only on a reference platform whose sandbox is on.

export const worlds = ['empty', 'demo', 'busy'] as const
export const world = v.picklist(worlds)
export type World = v.InferOutput<typeof world>

export const sandboxState = v.object({
  world: v.nullable(world),
  /** The platform's current time as ISO 8601, and how far it is ahead of the machine's clock in ms. */
  clock: v.object({ now: v.string(), offset: v.number() }),
  /** Time up to which contracts are settled, as ISO 8601. Null unless settlement lags behind the clock. */
  settledUntil: v.nullable(v.string()),
  settings: v.record(v.string(), v.unknown()),
  calls: v.array(faultyCall),
})

export type SandboxState = v.InferOutput<typeof sandboxState>

/**
 * A new time for the platform's clock. `offset` is how far it will be ahead of the machine's clock, in ms; at
 * most ten years in either direction.
 */
export const clockMove = v.object({
  offset: v.pipe(v.number(), v.integer(), v.minValue(-315_360_000_000), v.maxValue(315_360_000_000)),
  /** Whether members play a few rounds at the new time, after everything due has been settled. */
  play: v.optional(v.boolean(), false),
})

/**
 * Whether everything due has been settled. If not, the settlement continues, and `settledUntil` shows its
 * progress.
 */
export const clockMoved = v.object({ settled: v.boolean() })

export type ClockMoved = v.InferOutput<typeof clockMoved>

export const worldChoice = v.object({ world })
