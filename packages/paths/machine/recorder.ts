import { durationText } from '@palpite/charts/duration.ts'
import type { Edge } from '@palpite/charts/edges.ts'
import type { AnyActorRef, EventObject } from 'xstate'
import { childName } from './child-name.ts'

export type Observation = {
  edges: readonly Edge[]
  guards: readonly Answer[]
  /** Paths of the entered states, including those that the step only passes through. */
  entered: readonly string[]
  /** External effects, one line each: an actor is started, an event is sent or emitted, an action runs. */
  effects: readonly string[]
}

export type Answer = { edge: Edge; outcome: boolean }

/** Collects observations of a prepared machine. Lists are replaced, never mutated. */
export type Recorder = Observation & {
  /** Returns the observations since the last call. */
  collect(): Observation
  mark(): void
  /** Discards everything observed since `mark` was called. */
  goBack(): void
}

/** Shared empty list, since in most steps most lists are empty. */
const NOTHING: readonly never[] = []

export function createRecorder(): Recorder {
  const marked: Observation = { edges: NOTHING, guards: NOTHING, entered: NOTHING, effects: NOTHING }
  return {
    ...marked,
    collect() {
      const { edges, guards, entered, effects } = this
      this.edges = NOTHING
      this.guards = NOTHING
      this.entered = NOTHING
      this.effects = NOTHING
      return { edges, guards, entered, effects }
    },
    mark() {
      marked.edges = this.edges
      marked.guards = this.guards
      marked.entered = this.entered
      marked.effects = this.effects
    },
    goBack() {
      Object.assign(this, marked)
    },
  }
}

/**
 * Appends the item of the list `only`. Returns `only` itself if `seen` is empty: allocating a list each time
 * caused a third of the garbage during exploration.
 */
export function noted<Thing>(seen: readonly Thing[], only: readonly [Thing]): readonly Thing[] {
  return seen.length === 0 ? only : [...seen, ...only]
}

function startedName({ actorRef }: { actorRef?: AnyActorRef }): string {
  return actorRef ? childName(actorRef) : 'an unknown actor'
}

type SendParams = { to: AnyActorRef | string; event: EventObject; delay?: number }

/** Describes an executed action in one line. Undefined if it concerns only the machine itself. */
export function effectText(action: { type: string; params: unknown }, self: AnyActorRef): string | undefined {
  switch (action.type) {
    case 'xstate.spawnChild':
      return `starts ${startedName(action.params as { actorRef?: AnyActorRef })}`
    case 'xstate.emit':
      return `emits ${(action.params as { event: EventObject }).event.type}`
    case 'xstate.sendTo':
      return sendText(action.params as SendParams, self)
    case 'xstate.cancel':
      return cancelText(action.params as { sendId: string })
    case 'xstate.raise':
    case 'xstate.stopChild':
    case 'xstate.log':
      return undefined
    default:
      return `does ${action.type || '(inline)'}`
  }
}

/** Prefix of the ids of a state's timers. Timers end with the state, so cancelling them is not an effect. */
const OWN_TIMER = 'xstate.after.'

function cancelText({ sendId }: { sendId: string }): string | undefined {
  return sendId.startsWith(OWN_TIMER) ? undefined : `cancels ${sendId}`
}

function sendText({ to, event, delay }: SendParams, self: AnyActorRef): string | undefined {
  if (to === self) return undefined
  const receiver = typeof to === 'string' ? to : to === self._parent ? 'parent' : childName(to)
  const moment = delay === undefined ? '' : ` in ${durationText(delay)}`
  return `→ ${receiver}: ${event.type}${moment}`
}
