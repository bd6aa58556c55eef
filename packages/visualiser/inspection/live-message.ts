import * as v from 'valibot'

/** Id of an actor, unique in its page. */
const actor = v.string()

/** Common fields: id of the document (a new one after each load) and time (epoch ms). */
const from = { page: v.string(), at: v.number() }

/** A listener asks: every page describes its actors and reports all changes from then on. */
const askedMessage = v.object({ type: v.literal('asked'), ...from })

const pageMessage = v.object({ type: v.literal('page'), ...from, address: v.string() })

export const actorMessage = v.object({
  type: v.literal('actor'),
  ...from,
  actor,
  parent: v.nullable(actor),
  /** Its id, or its system id. */
  name: v.string(),
  /** Id of its machine. Null if it is not a statechart. */
  machine: v.nullable(v.string()),
})

/** The current state of an actor. If it is not a statechart, only `status` is meaningful. */
export const stateMessage = v.object({
  type: v.literal('state'),
  ...from,
  actor,
  /** The statechart's value in XState's notation. Null if there is none. */
  value: v.unknown(),
  /** Dotted paths of the active states without active children, in document order. */
  leaves: v.array(v.string()),
  tags: v.array(v.string()),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  /** Redacted by `redacted`. */
  context: v.unknown(),
})

/** An actor receives an event, redacted by `redacted`. `from` is null if no actor sent it. */
export const eventMessage = v.object({
  type: v.literal('event'),
  ...from,
  actor,
  from: v.nullable(actor),
  event: v.looseObject({ type: v.string() }),
})

/** An actor took transitions. Ids as in `charts/edges.ts`, in order. */
const takenMessage = v.object({
  type: v.literal('taken'),
  ...from,
  actor,
  edges: v.array(v.string()),
})

const goneMessage = v.object({ type: v.literal('gone'), ...from, actor })

export const liveMessage = v.variant('type', [
  askedMessage,
  pageMessage,
  actorMessage,
  stateMessage,
  eventMessage,
  takenMessage,
  goneMessage,
])

export type LiveMessage = v.InferOutput<typeof liveMessage>
export type ActorMessage = v.InferOutput<typeof actorMessage>
export type StateMessage = v.InferOutput<typeof stateMessage>
export type EventMessage = v.InferOutput<typeof eventMessage>
