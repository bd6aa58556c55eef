import { NARROWEST, WIDEST } from '@palpite/paths/model/window-width.ts'
import type { ReplayResult } from '@palpite/paths/results/results.ts'
import * as v from 'valibot'

/** Where the page finds its token, as the name of a `meta` element. */
export const TOKEN_META = 'flows-runner'
/** The header that carries it, and the part of an address where nothing can carry a header. */
export const TOKEN_HEADER = 'x-flows-runner'
export const TOKEN_PART = 'token'

/** Letters of a path's id, see `paths/walk/path-id.ts`. */
const pathId = v.pipe(v.string(), v.regex(/^[a-z2-7]{8}$/))

const step = v.object({
  label: v.string(),
  state: v.string(),
  isIgnored: v.boolean(),
  effects: v.array(v.string()),
})

/** A replay in a browser that the page asks for. What is not said is left to the product. */
export const replayAsk = v.object({
  id: pathId,
  flow: v.string(),
  /** Where it is none that the project keeps or its tour generates. */
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

/** What the runner is doing, as it tells whoever follows. */
export type RunnerState =
  | { status: 'resting' }
  | { status: 'running'; id: string; flow: string; result: ReplayResult | null }
  | {
      status: 'ended'
      id: string
      flow: string
      result: ReplayResult | null
      isStopped: boolean
      /** Why there is no result, or not a whole one. */
      message: string | null
    }

/** Why it does not start a replay, in a sentence. */
export type Refusal = { isBusy: boolean; message: string }
