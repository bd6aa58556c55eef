import { edgesOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine } from 'xstate'
import { withLikelyData } from '#paths/inference/likely-cases.ts'
import { withinLimit } from '#paths/inference/within-limit.ts'
import { defineModel, type Model, type Outcome } from '#paths/model.ts'

export type BareOptions = {
  /** Maximum number of configurations. If there are more, exploration omits them and reports a finding. */
  limit?: number
}

/** Enough for most finite machines. A machine that counts or collects without end soon reaches it. */
const CONFIGURATION_LIMIT = 5000

/** Maximum number of exploration steps, for machines with many events. */
const STEP_LIMIT = 20_000

/**
 * Returns a model with default cases: each event without data, no input, and three outcomes of each actor
 * (done without output, failed, silent). Explores the machine and, where these cases are not enough, adds
 * likely data. If there are too many configurations, merges values of the same kind, and reports that as a
 * finding.
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

/** Returns an outcome that sends a snapshot of the actor, since a stub actor does not emit any. */
function snapshotOutcome(id: string): Outcome {
  const snapshot = { status: 'active', value: {}, context: {}, output: undefined, error: undefined }
  const event: { type: string; snapshot: object } = { type: SNAPSHOT + id, snapshot }
  return { send: event }
}
