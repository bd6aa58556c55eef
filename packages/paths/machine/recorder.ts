import { durationText } from '@palpite/charts/duration.ts'
import type { Edge } from '@palpite/charts/edges.ts'
import type { AnyActorRef, EventObject } from 'xstate'
import { childName } from './child-name.ts'

/** What a machine was seen doing in one step. */
export type Observation = {
  /** Transitions taken, in their order. */
  edges: readonly Edge[]
  /** Guards that were asked, with their answers. */
  guards: readonly Answer[]
  /** Paths of the states entered, those passed through included. */
  entered: readonly string[]
  /** What it did to the world, one line each: actors started, events sent or emitted, actions run. */
  effects: readonly string[]
}

/** A guard's answer, by its transition. */
export type Answer = { edge: Edge; outcome: boolean }

/** A notebook that the prepared machine writes into; lists are never changed but replaced by longer ones. */
export type Recorder = Observation & {
  /** Hands over what was seen since the last time. */
  collect(): Observation
  /** Remembers what was seen until now, to go back to. */
  mark(): void
  /** Forgets what was seen since. */
  goBack(): void
}

/** Most steps show nothing of most kinds. */
const NOTHING: readonly never[] = []

/** An empty notebook. */
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
 * What was seen, with one thing more. Most steps show one thing of a kind: then it is `only`, a list that its writer keeps, and
 * no list is made, which was a third of what an exploration left to the garbage collector.
 */
export function noted<Thing>(seen: readonly Thing[], only: readonly [Thing]): readonly Thing[] {
  return seen.length === 0 ? only : [...seen, ...only]
}

function startedName({ actorRef }: { actorRef?: AnyActorRef }): string {
  return actorRef ? childName(actorRef) : 'an actor that there is not'
}

type SendParams = { to: AnyActorRef | string; event: EventObject; delay?: number }

/** An executed action in a line of words; nothing for what only concerns the machine itself. */
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

/** What a state's own timers are called by XState; they end with it, which goes without saying. */
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
