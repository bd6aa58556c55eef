import { NARROWEST, WIDEST } from '@palpite/paths/model/window-width.ts'
import type { ReplayResult } from '@palpite/paths/results/results.ts'
import * as v from 'valibot'

export const TOKEN_META = 'flows-runner'
/** Header that contains the token. Requests that cannot set headers have it as a query parameter. */
export const TOKEN_HEADER = 'x-flows-runner'
export const TOKEN_PART = 'token'

const pathId = v.pipe(v.string(), v.regex(/^[a-z2-7]{8}$/))

const step = v.object({
  label: v.string(),
  state: v.string(),
  isIgnored: v.boolean(),
  effects: v.array(v.string()),
})

/** A request to replay a path in a browser. The product chooses values for missing fields. */
export const replayAsk = v.object({
  id: pathId,
  flow: v.string(),
  /** Only needed if the path is neither stored nor part of the tour. */
  path: v.exactOptional(v.object({ id: pathId, steps: v.array(step) })),
  language: v.exactOptional(v.string()),
  /** Window width in CSS pixels. */
  width: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(NARROWEST), v.maxValue(WIDEST))),
  world: v.exactOptional(v.string()),
  /** Origin of another installation to replay on. */
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
      /** Explains why there is no complete result. Null if there is one. */
      message: string | null
    }

/** Why a replay does not start. The message is a sentence. */
export type Refusal = { isBusy: boolean; message: string }
