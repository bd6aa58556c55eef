import type { AnyActorRef, AnyMachineSnapshot, EventObject, StateNode } from 'xstate'
import { durationText } from '#charts/duration.ts'
import { childNames } from './child-name.ts'
import { type Model, type Outcome, outcomesOf, type Timely, valueAt } from './model.ts'
import { leavesOf } from './texts.ts'
import { firstDue } from './timers.ts'

/** Something that may happen next. */
export type Choice = {
  /** What happens, without how long it takes: the same in every configuration it is possible in. */
  id: string
  /** What a path's step says, exact times included. */
  label: string
} & (
  | { kind: 'event'; event: EventObject }
  | { kind: 'outcome'; child: AnyActorRef; outcome: Exclude<Outcome, 'never'> }
  | { kind: 'timer' }
  | { kind: 'pause'; until: number }
)

/** Where a machine is, whether explored or run for real: all that decides what may happen next. */
export type Situation = {
  snapshot: AnyMachineSnapshot
  timers: readonly { name: string; due: number }[]
  /** Children that can still answer. */
  children: readonly AnyActorRef[]
  /** Epoch ms. */
  now: number
}

type EventCase = { label: string; type: string; payload: Timely<object> }

/** Lists what may happen next under a model's cases, in an order that does not depend on how either is written. */
export function createChooser(model: Model): (situation: Situation) => Choice[] {
  const allCases = Object.entries(model.events).flatMap(([type, cases]) => eventCases(type, cases ?? {}))
  const casesByStates = new Map<string, EventCase[]>()

  const casesIn = (snapshot: AnyMachineSnapshot) => {
    const key = leavesOf(snapshot)
      .map((node) => node.order)
      .join()
    const known = casesByStates.get(key)
    if (known) return known
    const cases = allCases.filter(({ type }) => snapshot._nodes.some((node) => listensTo(node, type)))
    casesByStates.set(key, cases)
    return cases
  }

  return (situation) => {
    if (situation.snapshot.status !== 'active') return []
    const choices = [
      ...casesIn(situation.snapshot).map((eventCase) => eventChoice(eventCase, situation.now)),
      ...outcomesAmong(situation, model),
      ...timeChoices(situation, model),
    ]
    return choices.sort((a, b) => (a.id < b.id ? -1 : 1))
  }
}

/** Whether a state has a transition for events of that type, by its name or by a wildcard. */
function listensTo(node: StateNode, type: string): boolean {
  return [...node.transitions.keys()].some((descriptor) => matches(descriptor, type))
}

/** Whether an event type is meant by a descriptor: `form.submit`, `form.*` or `*`. */
export function matches(descriptor: string, type: string): boolean {
  if (descriptor === '*' || descriptor === type) return true
  if (!descriptor.endsWith('.*')) return false
  return `${type}.`.startsWith(descriptor.slice(0, -1))
}

function eventCases(type: string, cases: { [caseName: string]: Timely<object> }): EventCase[] {
  const named = Object.entries(cases).map(([name, payload]) => ({ label: `${type} ${name}`, type, payload }))
  return named.length > 0 ? named : [{ label: type, type, payload: {} }]
}

function eventChoice({ label, type, payload }: EventCase, now: number): Choice {
  return { kind: 'event', id: label, label, event: { ...valueAt(payload, now), type } }
}

function outcomesAmong({ children, now }: Situation, model: Model): Choice[] {
  const names = childNames(children)
  return children.flatMap((child, index) => outcomeChoices(child, names[index] ?? child.id, model, now))
}

function outcomeChoices(child: AnyActorRef, childName: string, model: Model, now: number): Choice[] {
  return Object.entries(outcomesOf(model, child) ?? {}).flatMap(([name, timely]): Choice[] => {
    const outcome = valueAt(timely, now)
    const label = `${childName}: ${name}`
    return outcome === 'never' ? [] : [{ kind: 'outcome', id: label, label, child, outcome }]
  })
}

/**
 * Time goes on to the next timer, to the last millisecond before it (an older timer can then fire inside a newer
 * one's wait), or by one of the model's pauses where no timer runs out meanwhile.
 */
function timeChoices({ timers, now }: Situation, model: Model): Choice[] {
  const first = firstDue(timers)
  const pauses = Object.entries(model.pauses)
    .filter(([, ms]) => !first || now + ms < first.due)
    .map(
      ([name, ms]): Choice => ({ kind: 'pause', id: `wait ${name}`, label: `wait ${name}`, until: now + ms }),
    )
  if (!first) return pauses
  const left = first.due - now
  const id = `after: ${first.name}`
  const choices: Choice[] = [
    ...pauses,
    { kind: 'timer', id, label: `after ${durationText(left)}: ${first.name}` },
  ]
  if (left > 1) {
    const label = `wait ${durationText(left - 1)}`
    choices.push({ kind: 'pause', id: `wait: ${first.name}`, label, until: first.due - 1 })
  }
  return choices
}
