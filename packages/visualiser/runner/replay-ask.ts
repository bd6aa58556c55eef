import { NARROWEST, WIDEST } from '@palpite/paths/model/window-width.ts'
import type { ReplayResult } from '@palpite/paths/results/results.ts'
import * as v from 'valibot'

export const TOKEN_META = 'flows-runner'
/** Header for the token. A query parameter carries it where a header cannot be set. */
export const TOKEN_HEADER = 'x-flows-runner'
export const TOKEN_PART = 'token'

const pathId = v.pipe(v.string(), v.regex(/^[a-z2-7]{8}$/))

const step = v.object({
  label: v.string(),
  state: v.string(),
  isIgnored: v.boolean(),
  effects: v.array(v.string()),
})

/** A request for a replay in a browser. The product chooses defaults for missing fields. */
export const replayAsk = v.object({
  id: pathId,
  flow: v.string(),
  /** Only for a path that is neither kept nor part of the tour. */
  path: v.exactOptional(v.object({ id: pathId, steps: v.array(step) })),
  language: v.exactOptional(v.string()),
  /** Pixels. */
  width: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(NARROWEST), v.maxValue(WIDEST))),
  world: v.exactOptional(v.string()),
  /** Origin of another installation. */
  address: v.exactOptional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  headed: v.boolean(),
  slow: v.boolean(),
})

export type ReplayAsk = v.InferOutput<typeof replayAsk>

export type RunnerState =
  | { status: 'resting' }
  | { status: 'running'; id: string; flow: string; result: ReplayResult | null }
  | {
      status: 'ended'
      id: string
      flow: string
      result: ReplayResult | null
      isStopped: boolean
      /** Why there is no complete result. */
      message: string | null
    }

/** Why a replay is not started, as a sentence. */
export type Refusal = { isBusy: boolean; message: string }
