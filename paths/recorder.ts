import type { AnyActorRef, EventObject } from 'xstate'
import { durationText } from '#charts/duration.ts'
import type { Edge } from '#charts/edges.ts'
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

type Answer = { edge: Edge; outcome: boolean }

export type Recorder = {
  edges: Edge[]
  guards: Answer[]
  entered: string[]
  effects: string[]
  /** Hands over what was seen since the last time. */
  collect(): Observation
  /** Remembers what was seen until now, to go back to. */
  mark(): void
  /** Forgets what was seen since. */
  goBack(): void
}

/** Most steps show nothing of most kinds. */
const NOTHING: readonly never[] = []

/** A notebook that the prepared machine writes into. */
export function createRecorder(): Recorder {
  const marked = { edges: 0, guards: 0, entered: 0, effects: 0 }
  return {
    edges: [],
    guards: [],
    entered: [],
    effects: [],
    collect() {
      const { edges, guards, entered, effects } = this
      if (edges.length > 0) this.edges = []
      if (guards.length > 0) this.guards = []
      if (entered.length > 0) this.entered = []
      if (effects.length > 0) this.effects = []
      return {
        edges: edges.length > 0 ? edges : NOTHING,
        guards: guards.length > 0 ? guards : NOTHING,
        entered: entered.length > 0 ? entered : NOTHING,
        effects: effects.length > 0 ? effects : NOTHING,
      }
    },
    mark() {
      marked.edges = this.edges.length
      marked.guards = this.guards.length
      marked.entered = this.entered.length
      marked.effects = this.effects.length
    },
    goBack() {
      this.edges.length = marked.edges
      this.guards.length = marked.guards
      this.entered.length = marked.entered
      this.effects.length = marked.effects
    },
  }
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
