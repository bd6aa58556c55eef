import { edgesOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine } from 'xstate'
import { withLikelyData } from '#paths/inference/likely-cases.ts'
import { withinLimit } from '#paths/inference/within-limit.ts'
import { defineModel, type Model, type Outcome } from '#paths/model.ts'

export type BareOptions = {
  /** How many configurations may be explored before that is a finding. */
  limit?: number
}

/** Enough for a machine that closes; one that counts or collects is told soon. */
const CONFIGURATION_LIMIT = 5000

/** What is explored of a machine with many events, as a number of steps. */
const STEP_LIMIT = 20_000

/**
 * Cases for a machine that has none of its own: each of its events once without data, each of its actors done
 * without output, failed, or silent, and no input; where that is not enough, with likely data as well. What none of them gets
 * through becomes a finding. A wildcard names no event, so it stands for none. Where numbers and lists grow beyond the
 * limit, they count only by their kind as far as nothing is lost by that, and a finding says so. Explores the machine to find
 * that out.
 */
export function bareModel(machine: AnyStateMachine, { limit }: BareOptions = {}): Model {
  const types = new Set(edgesOf(machine).map(({ eventType }) => eventType))
  const events = [...types].filter(
    (type) => type !== '' && !type.startsWith('xstate.') && !type.endsWith('*'),
  )
  const told = [...types].flatMap((type) => (type.startsWith(SNAPSHOT) ? [type.slice(SNAPSHOT.length)] : []))
  const model = defineModel<AnyStateMachine>(machine, {
    events: Object.fromEntries(events.map((type) => [type, {}])),
    outcomes: Object.fromEntries(told.map((id) => [id, { ...ANY_OUTCOMES, tells: tells(id) }])),
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

/** A machine that listens to the snapshots of an actor hears one that says nothing. */
function tells(id: string): Outcome {
  const snapshot = { status: 'active', value: {}, context: {}, output: undefined, error: undefined }
  const event: { type: string; snapshot: object } = { type: SNAPSHOT + id, snapshot }
  return { send: event }
}
