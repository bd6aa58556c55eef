import type { AnyActorRef, EventObject, ExecutableActionObject } from 'xstate'
import { cancel, schedule, type Timer, waitOf } from './timers.ts'

export type Macrostep = {
  actions: readonly ExecutableActionObject[]
  self: AnyActorRef
  timers: readonly Timer[]
  /** In epoch ms. */
  now: number
  timerNames: ReadonlyMap<string, string>
}

/**
 * Applies the actions that XState defers to the end of a macrostep. They start and cancel timers, and send
 * events to the machine itself.
 */
export function deferred(macrostep: Macrostep): { timers: readonly Timer[]; toSelf: EventObject[] } {
  let { timers } = macrostep
  const toSelf: EventObject[] = []
  for (const action of macrostep.actions) {
    if (isCancel(action)) timers = cancel(timers, action.params.sendId)
    else if (isDelayed(action)) timers = schedule(timers, timerOf(action, macrostep))
    else if (isSentTo(action, macrostep.self)) toSelf.push(action.params.event)
  }
  return { timers, toSelf }
}

type Cancel = { params: { sendId: string } }
type Send = { params: { to?: AnyActorRef; event: EventObject; id?: string } }
type DelayedSend = Send & { params: { delay: number } }

function isCancel(action: { type: string }): action is { type: string } & Cancel {
  return action.type === 'xstate.cancel'
}

function isDelayed(action: { type: string; params: unknown }): action is { type: string } & DelayedSend {
  const isSend = action.type === 'xstate.raise' || action.type === 'xstate.sendTo'
  return isSend && (action as DelayedSend).params.delay !== undefined
}

function isSentTo(
  action: { type: string; params: unknown },
  self: AnyActorRef,
): action is { type: string } & Send {
  return action.type === 'xstate.sendTo' && (action as Send).params.to === self
}

function timerOf({ params }: DelayedSend, { self, now, timerNames }: Macrostep): Timer {
  const { to = self, event, delay, id } = params
  return {
    event,
    id,
    name: timerNames.get(event.type) ?? event.type,
    target: to,
    due: now + waitOf(delay),
    isCancellable: id !== undefined,
  }
}
