import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { childNames } from './child-name.ts'
import type { Situation } from './choices.ts'
import type { Model } from './model.ts'
import { contextText, leavesOf } from './texts.ts'
import { firstDue, type Timer } from './timers.ts'

/** A machine at rest at one virtual moment, with all that is still to come. */
export type Configuration = {
  snapshot: AnyMachineSnapshot
  timers: readonly Timer[]
  /** Children that have ended while the state that holds them is still active. */
  ended: readonly AnyActorRef[]
  /** Epoch ms. */
  now: number
}

/** What the chooser wants to know of a configuration. */
export function situationOf({ snapshot, timers, ended, now }: Configuration): Situation {
  return { snapshot, timers, now, children: childrenOf(snapshot).filter((child) => !ended.includes(child)) }
}

/** A snapshot's children that exist. */
export function childrenOf(snapshot: AnyMachineSnapshot): AnyActorRef[] {
  const children: (AnyActorRef | undefined)[] = Object.values(snapshot.children)
  return children.filter((child) => child !== undefined)
}

/**
 * What makes two configurations one: states, view of the context, children, history, and the order in which the
 * timers will fire. Exact remaining times would make the graph endless; where the order alone says too little,
 * the tour notices, since it steps through exact times.
 */
export function keyOf(configuration: Configuration, model: Model): string {
  const { snapshot, timers, ended, now } = configuration
  const states = leavesOf(snapshot).map((node) => node.order)
  const view = contextText(model.view(snapshot.context, now), { startAt: model.startAt, now })
  const names = childNames(childrenOf(snapshot))
  const children = childrenOf(snapshot).map((child, index) =>
    ended.includes(child) ? `${names[index]} ended` : names[index],
  )
  const history = Object.entries(snapshot.historyValue).map(
    ([id, nodes]) => `${id}=${(nodes as { order: number }[]).map((node) => node.order)}`,
  )
  return [snapshot.status, states, view, children, history, timerKey(timers, now)].join('|')
}

function timerKey(timers: readonly Timer[], now: number): string {
  const first = firstDue(timers)
  if (!first) return ''
  const inOrder = [...timers].sort((a, b) => a.due - b.due).map((timer) => timer.name)
  return first.due - now <= 1 ? `soon ${inOrder}` : inOrder.join()
}
