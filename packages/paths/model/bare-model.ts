import { edgesOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine } from 'xstate'
import { withLikelyData } from '#paths/inference/likely-cases.ts'
import { withinLimit } from '#paths/inference/within-limit.ts'
import { defineModel, type Model, type Outcome } from '#paths/model.ts'

export type BareOptions = {
  /** Number of configurations after which exploration stops with a finding. */
  limit?: number
}

/** Enough for a finite machine. One that counts or collects is detected soon. */
const CONFIGURATION_LIMIT = 5000

/** Limits the exploration of a machine with many events, in steps. */
const STEP_LIMIT = 20_000

/**
 * Default cases: each event without data, no input, and each actor done without output, failed or silent.
 * Explores the machine to add likely data where that is not enough. With too many configurations it merges
 * numbers and lists by kind, and reports that as a finding.
 */
export function bareModel(machine: AnyStateMachine, { limit }: BareOptions = {}): Model {
  const types = new Set(edgesOf(machine).map(({ eventType }) => eventType))
  const events = [...types].filter(
    (type) => type !== '' && !type.startsWith('xstate.') && !type.endsWith('*'),
  )
  const snapshotIds = [...types].flatMap((type) =>
    type.startsWith(SNAPSHOT) ? [type.slice(SNAPSHOT.length)] : [],
  )
  const model = defineModel<AnyStateMachine>(machine, {
    events: Object.fromEntries(events.map((type) => [type, {}])),
    outcomes: Object.fromEntries(
      snapshotIds.map((id) => [id, { ...ANY_OUTCOMES, tells: snapshotOutcome(id) }]),
    ),
    limit: limit ?? CONFIGURATION_LIMIT,
  })
  const likely = withLikelyData({ ...model, otherOutcomes: ANY_OUTCOMES })
  const cases = Object.values(likely.events).flatMap((cases = {}) => Object.keys(cases))
  const most = Math.round(STEP_LIMIT / Math.max(cases.length, 1))
  return withinLimit({ ...likely, limit: limit ?? Math.min(CONFIGURATION_LIMIT, most) })
}

const ANY_OUTCOMES = {
  done: { done: undefined },
  error: { error: new Error('a failure of the default cases') },
  never: 'never',
} satisfies { [caseName: string]: Outcome }

const SNAPSHOT = 'xstate.snapshot.'

/** For a machine that handles snapshots of an actor, which a stub actor does not emit. */
function snapshotOutcome(id: string): Outcome {
  const snapshot = { status: 'active', value: {}, context: {}, output: undefined, error: undefined }
  const event: { type: string; snapshot: object } = { type: SNAPSHOT + id, snapshot }
  return { send: event }
}
