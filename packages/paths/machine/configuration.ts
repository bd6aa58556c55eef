import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Model } from '#paths/model.ts'
import { contextText, leavesKey } from '#paths/wording/texts.ts'
import { childNames } from './child-name.ts'
import type { Situation } from './choices.ts'
import { firstDue, type Timer } from './timers.ts'

/** A machine at rest at a virtual time, with everything that is still pending. */
export type Configuration = {
  snapshot: AnyMachineSnapshot
  timers: readonly Timer[]
  /** Children that have ended although the state that started them is still active. */
  ended: readonly AnyActorRef[]
  /** In epoch ms. */
  now: number
}

export function situationOf({ snapshot, timers, ended, now }: Configuration): Situation {
  return { snapshot, timers, now, children: childrenOf(snapshot).filter((child) => !ended.includes(child)) }
}

export function childrenOf(snapshot: AnyMachineSnapshot): AnyActorRef[] {
  const children: (AnyActorRef | undefined)[] = Object.values(snapshot.children)
  return children.filter((child) => child !== undefined)
}

/**
 * Returns a text that is the same for configurations that count as equal. It contains the states, the view of
 * the context, children, history and the order of timers. It omits exact times, which would make the graph
 * infinite. Predicted steps may therefore be wrong. Tours use exact times, so they notice wrong predictions.
 */
export function keyOf(configuration: Configuration, model: Model): string {
  const circumstances = circumstancesOf(configuration) ?? 'active|||'
  return `${leavesKey(configuration.snapshot)}|${viewText(configuration, model)}|${circumstances}`
}

/**
 * Returns status, children, history and timers as text. Undefined if the machine is active and has no
 * children, history or timers.
 */
export function circumstancesOf({ snapshot, timers, ended, now }: Configuration): string | undefined {
  const { status, children, historyValue } = snapshot
  if (status === 'active' && timers.length === 0 && isEmpty(children) && isEmpty(historyValue))
    return undefined
  const present = childrenOf(snapshot)
  const names = childNames(present)
  const shown = present.map((child, index) =>
    ended.includes(child) ? `${names[index]} ended` : names[index],
  )
  return `${status}|${shown.join()}|${historyText(historyValue)}|${timerKey(timers, now)}`
}

function isEmpty(object: object): boolean {
  for (const _ in object) return false
  return true
}

/** Cached per context, since steps rarely change the context. */
const viewTexts = new WeakMap<Model, WeakMap<object, { now: number; text: string }>>()

/** Returns the model's view of the context in one line. It shows times only as past or future. */
export function viewText({ snapshot, now }: Configuration, model: Model): string {
  const { context } = snapshot
  const texts = viewTexts.get(model) ?? new WeakMap<object, { now: number; text: string }>()
  const known = texts.get(context)
  if (known?.now === now) return known.text
  const text = contextText(model.view(context, now), { startAt: model.startAt, now })
  viewTexts.set(model, texts.set(context, { now, text }))
  return text
}

function historyText(historyValue: AnyMachineSnapshot['historyValue']): string {
  return Object.entries(historyValue)
    .map(([id, nodes]) => `${id}=${(nodes as { order: number }[]).map((node) => node.order)}`)
    .join()
}

function timerKey(timers: readonly Timer[], now: number): string {
  const first = firstDue(timers)
  if (!first) return ''
  const inOrder = [...timers].sort((a, b) => a.due - b.due).map((timer) => timer.name)
  return first.due - now <= 1 ? `soon ${inOrder}` : inOrder.join()
}
