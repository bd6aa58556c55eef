import * as v from 'valibot'
import type { Chart } from './chart.ts'

const texts = v.array(v.string())
/** A value that may be undefined. JSON has no undefined, so files contain null instead. */
const maybe = <Value>(schema: v.GenericSchema<Value>) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  )

const state = v.object({
  id: v.string(),
  key: v.string(),
  parent: maybe(v.string()),
  kind: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  history: maybe(v.picklist(['shallow', 'deep'])),
  initial: texts,
  description: maybe(v.string()),
  tags: texts,
  entry: texts,
  exit: texts,
  invokes: v.array(
    v.object({ id: v.string(), source: v.string(), machine: maybe(v.string()), isUnnamed: v.boolean() }),
  ),
})

const transition = v.object({
  id: v.string(),
  source: v.string(),
  targets: texts,
  kind: v.picklist(['event', 'always', 'after', 'stateDone', 'actorDone', 'actorError', 'snapshot']),
  event: v.string(),
  delay: maybe(v.number()),
  guard: maybe(v.string()),
  actions: texts,
  description: maybe(v.string()),
  reenters: v.boolean(),
  arm: v.number(),
  arms: v.number(),
  isForbidden: v.boolean(),
})

const shape = v.object({
  id: v.string(),
  version: maybe(v.string()),
  description: maybe(v.string()),
  states: v.array(state),
  transitions: v.array(transition),
})

/** Validates a chart that was read from a file. Checks that every parent, source and target exists. */
export const chartSchema: v.GenericSchema<unknown, Chart> = v.pipe(
  v.unknown(),
  shape,
  v.check(({ states, transitions }) => {
    const ids = new Set(states.map(({ id }) => id))
    const named = [
      ...states.flatMap(({ parent, initial }) => [...(parent === undefined ? [] : [parent]), ...initial]),
      ...transitions.flatMap(({ source, targets }) => [source, ...targets]),
    ]
    return named.every((id) => ids.has(id))
  }, 'refers to a state that the chart does not contain'),
)
