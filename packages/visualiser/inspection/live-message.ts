import * as v from 'valibot'

/** Id of an actor, unique in its page. */
const actor = v.string()

/** What every message says: which document it is from (its own id, another one after each load), and when (epoch ms). */
const from = { page: v.string(), at: v.number() }

/** Somebody listens: every page that there is says what there is, and from then on what happens. */
const askedMessage = v.object({ type: v.literal('asked'), ...from })

/** A page is there, at this address (without what stands behind `?` and `#`). */
const pageMessage = v.object({ type: v.literal('page'), ...from, address: v.string() })

/** An actor exists. */
export const actorMessage = v.object({
  type: v.literal('actor'),
  ...from,
  actor,
  parent: v.nullable(actor),
  /** Its id, or the system's name for it. */
  name: v.string(),
  /** Id of its machine; null for an actor that is no statechart. */
  machine: v.nullable(v.string()),
})

/** Where an actor is. Of an actor that is no statechart only the status says something. */
export const stateMessage = v.object({
  type: v.literal('state'),
  ...from,
  actor,
  /** The statechart's value, as XState spells it; null where there is none. */
  value: v.unknown(),
  /** Dotted paths of the active states without active children, in document order. */
  leaves: v.array(v.string()),
  tags: v.array(v.string()),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  /** As `redacted` leaves it. */
  context: v.unknown(),
})

/** An actor gets an event, as `redacted` leaves it; `from` is null where no actor sent it. */
export const eventMessage = v.object({
  type: v.literal('event'),
  ...from,
  actor,
  from: v.nullable(actor),
  event: v.looseObject({ type: v.string() }),
})

/** An actor took transitions, by the ids that `charts/edges.ts` gives them, in their order. */
const takenMessage = v.object({
  type: v.literal('taken'),
  ...from,
  actor,
  edges: v.array(v.string()),
})

/** An actor exists no more. */
const goneMessage = v.object({ type: v.literal('gone'), ...from, actor })

/** What is said on the live channel. */
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
