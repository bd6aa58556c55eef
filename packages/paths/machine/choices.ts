import { durationText } from '@palpite/charts/duration.ts'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, StateNode } from 'xstate'
import { type Model, type Outcome, outcomesOf, type Timely, valueAt } from '#paths/model.ts'
import { leavesKey } from '#paths/wording/texts.ts'
import { childNames } from './child-name.ts'
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

/** Events that states hear: those that are the same at any time are made once for all. */
type Heard = { fixed: readonly Choice[]; timely: readonly EventCase[] }

type Chooser = (situation: Situation) => readonly Choice[]

const choosers = new WeakMap<Model, Chooser>()

/** Lists what may happen next under a model's cases, in an order that does not depend on how either is written. */
export function createChooser(model: Model): Chooser {
  const chooser = choosers.get(model) ?? newChooser(model)
  choosers.set(model, chooser)
  return chooser
}

function newChooser(model: Model): Chooser {
  const heardIn = createHearing(model)

  return ({ snapshot, timers, children, now }) => {
    if (snapshot.status !== 'active') return []
    const { fixed, timely } = heardIn(snapshot)
    const others = [
      ...timely.map((eventCase) => eventChoice(eventCase, now)),
      ...outcomesAmong(children, model, now),
      ...timeChoices(timers, model, now),
    ]
    return others.length === 0 ? fixed : [...fixed, ...others].sort(byId)
  }
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

/** Tells which of a model's events are heard where. The answer depends on a machine's active leaves alone, so it is kept. */
function createHearing(model: Model): (snapshot: AnyMachineSnapshot) => Heard {
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
  // A model's cases may be put to more than one machine, whose states have the same numbers.
  const heardIn = new WeakMap<AnyStateMachine, Map<string, Heard>>()

  const typesOf = (node: StateNode): readonly string[] => {
    const known = typesByState.get(node)
    if (known) return known
    const heard = types.filter((type) => listensTo(node, type))
    typesByState.set(node, heard)
    return heard
  }

  return (snapshot) => {
    const heardByLeaves = heardIn.get(snapshot.machine) ?? new Map<string, Heard>()
    heardIn.set(snapshot.machine, heardByLeaves)
    const key = leavesKey(snapshot)
    const known = heardByLeaves.get(key)
    if (known) return known
    const heard = new Set<string>()
    for (const node of snapshot._nodes) for (const type of typesOf(node)) heard.add(type)
    const answer = {
      fixed: fixed.filter(({ type }) => heard.has(type)).map(({ choice }) => choice),
      timely: timely.filter(({ type }) => heard.has(type)),
    }
    heardByLeaves.set(key, answer)
    return answer
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
 * Time goes on to the next timer, to the last millisecond before it (an older timer can then fire inside a newer
 * one's wait), or by one of the model's pauses where no timer runs out meanwhile.
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
