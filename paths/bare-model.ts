import type { AnyStateMachine } from 'xstate'
import { edgesOf } from '#charts/edges.ts'
import { defineModel, type Model, type Outcome } from './model.ts'

export type BareOptions = {
  /** How many configurations may be explored before that is a finding. */
  limit?: number
}

/** Enough for a machine that closes; one that counts or collects is told soon. */
const CONFIGURATION_LIMIT = 5000

/**
 * Cases for a machine that has none of its own: each of its events once without data, each of its actors done
 * without output, failed, or silent, and no input. What such events or outcomes make throw becomes a finding. A
 * wildcard names no event, so it stands for none.
 */
export function bareModel(
  machine: AnyStateMachine,
  { limit = CONFIGURATION_LIMIT }: BareOptions = {},
): Model {
  const types = new Set(edgesOf(machine).map(({ eventType }) => eventType))
  const events = [...types].filter(
    (type) => type !== '' && !type.startsWith('xstate.') && !type.endsWith('*'),
  )
  const told = [...types].flatMap((type) => (type.startsWith(SNAPSHOT) ? [type.slice(SNAPSHOT.length)] : []))
  const model = defineModel<AnyStateMachine>(machine, {
    events: Object.fromEntries(events.map((type) => [type, {}])),
    outcomes: Object.fromEntries(told.map((id) => [id, { ...ANY_OUTCOMES, tells: tells(id) }])),
    limit,
  })
  return { ...model, otherOutcomes: ANY_OUTCOMES }
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
