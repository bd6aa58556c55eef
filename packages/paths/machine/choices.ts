import { durationText } from '@palpite/charts/duration.ts'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, StateNode } from 'xstate'
import { type Model, type Outcome, outcomesOf, type Timely, valueAt } from '#paths/model.ts'
import { leavesKey } from '#paths/wording/texts.ts'
import { childNames } from './child-name.ts'
import { firstDue } from './timers.ts'

export type Choice = {
  /** Identifies the step. It contains no durations, so it is the same in every configuration. */
  id: string
  /** Label of the step in a path, with exact times. */
  label: string
} & (
  | { kind: 'event'; event: EventObject }
  | { kind: 'outcome'; child: AnyActorRef; outcome: Exclude<Outcome, 'never'> }
  | { kind: 'timer' }
  | { kind: 'pause'; until: number }
)

/**
 * Everything that determines a machine's possible next steps, both when it is explored and when it runs as an
 * actor.
 */
export type Situation = {
  snapshot: AnyMachineSnapshot
  timers: readonly { name: string; due: number }[]
  /** Child actors that can still end or send events. */
  children: readonly AnyActorRef[]
  /** In epoch ms. */
  now: number
}

type EventCase = { label: string; type: string; payload: Timely<object> }

/** Events that the active states handle. `fixed` ones do not depend on the time and are created only once. */
type HandledEvents = { fixed: readonly Choice[]; timely: readonly EventCase[] }

type Chooser = (situation: Situation) => readonly Choice[]

const choosers = new WeakMap<Model, Chooser>()

/**
 * Returns a function that lists the possible steps of a model's machine. Their order does not depend on how
 * the cases or the machine are written.
 */
export function createChooser(model: Model): Chooser {
  const chooser = choosers.get(model) ?? newChooser(model)
  choosers.set(model, chooser)
  return chooser
}

function newChooser(model: Model): Chooser {
  const handledIn = createHandledEvents(model)

  return ({ snapshot, timers, children, now }) => {
    if (snapshot.status !== 'active') return []
    const { fixed, timely } = handledIn(snapshot)
    const others = [
      ...timely.map((eventCase) => eventChoice(eventCase, now)),
      ...outcomesAmong(children, model, now),
      ...timeChoices(timers, model, now),
    ]
    return others.length === 0 ? fixed : [...fixed, ...others].sort(byId)
  }
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

/** Returns a function that lists the events that active states handle. Caches them by the active leaves. */
function createHandledEvents(model: Model): (snapshot: AnyMachineSnapshot) => HandledEvents {
  const cases = Object.entries(model.events).flatMap(([type, named]) => eventCases(type, named ?? {}))
  const isFixed = ({ payload }: EventCase) => typeof payload !== 'function'
  const fixed = cases.filter(isFixed).map((eventCase) => ({
    type: eventCase.type,
    choice: eventChoice(eventCase, model.startAt),
  }))
  fixed.sort((a, b) => byId(a.choice, b.choice))
  const timely = cases.filter((eventCase) => !isFixed(eventCase))
  const types = [...new Set(cases.map(({ type }) => type))]
  const typesByState = new WeakMap<StateNode, readonly string[]>()
  // One cache per machine: machines that share a model may use the same state numbers.
  const byMachine = new WeakMap<AnyStateMachine, Map<string, HandledEvents>>()

  const typesOf = (node: StateNode): readonly string[] => {
    const known = typesByState.get(node)
    if (known) return known
    const handled = types.filter((type) => handlesType(node, type))
    typesByState.set(node, handled)
    return handled
  }

  return (snapshot) => {
    const byLeaves = byMachine.get(snapshot.machine) ?? new Map<string, HandledEvents>()
    byMachine.set(snapshot.machine, byLeaves)
    const key = leavesKey(snapshot)
    const known = byLeaves.get(key)
    if (known) return known
    const handled = new Set<string>()
    for (const node of snapshot._nodes) for (const type of typesOf(node)) handled.add(type)
    const answer = {
      fixed: fixed.filter(({ type }) => handled.has(type)).map(({ choice }) => choice),
      timely: timely.filter(({ type }) => handled.has(type)),
    }
    byLeaves.set(key, answer)
    return answer
  }
}

function handlesType(node: StateNode, type: string): boolean {
  return [...node.transitions.keys()].some((descriptor) => matches(descriptor, type))
}

/** Whether an event descriptor (`form.submit`, `form.*`, `*`) matches an event type. */
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

function outcomesAmong(children: Situation['children'], model: Model, now: number): Choice[] {
  if (children.length === 0) return []
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
 * Returns the choices that let time pass: to the next timer, to the last ms before it, or by a shorter pause
 * of the model. In that last ms, events can start newer timers, which then wait while the older timer fires.
 */
function timeChoices(timers: Situation['timers'], model: Model, now: number): Choice[] {
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
