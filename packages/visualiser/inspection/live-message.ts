import * as v from 'valibot'

/** Id of an actor, unique within its page. */
const actor = v.string()

/** Fields of all messages. `page` is the id of a document; each load gets a new id. `at` is in epoch ms. */
const from = { page: v.string(), at: v.number() }

/** A listener's request to all pages to describe their actors, and to report every change from then on. */
const askedMessage = v.object({ type: v.literal('asked'), ...from })

const pageMessage = v.object({ type: v.literal('page'), ...from, address: v.string() })

export const actorMessage = v.object({
  type: v.literal('actor'),
  ...from,
  actor,
  parent: v.nullable(actor),
  /** The actor's system id, or else its id. If XState generated the id, the machine's id. */
  name: v.string(),
  /** Id of the actor's machine. Null if the actor is not a statechart. */
  machine: v.nullable(v.string()),
})

/** The current state of an actor. For actors other than statecharts, only `status` has a meaning. */
export const stateMessage = v.object({
  type: v.literal('state'),
  ...from,
  actor,
  /** The statechart's value in XState's notation. Null for other actors. */
  value: v.unknown(),
  /** Dotted paths of the active leaf states, in document order. */
  leaves: v.array(v.string()),
  tags: v.array(v.string()),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  /** Contains no personal data, see `redacted`. */
  context: v.unknown(),
})

/** An event that an actor has received, without personal data. `from` is null if no actor sent it. */
export const eventMessage = v.object({
  type: v.literal('event'),
  ...from,
  actor,
  from: v.nullable(actor),
  event: v.looseObject({ type: v.string() }),
})

/** The transitions that an actor has taken, in order. Their ids are those of `charts/edges.ts`. */
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
