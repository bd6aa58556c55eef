import { type AnyStateMachine, type AnyTransitionDefinition, type StateNode, spawnChild } from 'xstate'
import { matches } from '#paths/machine/choices.ts'
import { type ReadyAction, readyAll } from './actions.ts'
import { type Move, moveOf } from './moves.ts'
import { ABOVE, type Places, placesOf } from './places.ts'

export type StateActions = {
  entry: readonly [Entry]
  /** Replaces `entry` if the state is entered by default. Includes the actions of its initial transition. */
  entryByDefault: readonly [Entry]
  exit: ReadyAction | undefined
  invoked: readonly string[]
  histories: readonly StateNode[]
}

export type Entry = {
  state: StateNode
  actions: ReadyAction | undefined
  invoked: readonly string[]
  isFinal: boolean
}

/** The transitions for an event type. */
export type Hearing = {
  /** By state number: the first candidate of each state, which leads to the others. */
  first: readonly (Move | undefined)[]
  /** By state number: 1 if the state or a descendant has such a transition, otherwise 0. */
  within: Uint8Array
}

/** A prepared machine, compiled for fast steps. Transitions and actions are compiled when first needed. */
export class Chart {
  readonly places: Places
  readonly hasEventless: boolean
  /** By state number: 1 for a state that can be left without side effects, otherwise 0. */
  readonly isLeftQuietly: Uint8Array
  readonly #machine: AnyStateMachine
  readonly #hearings = new Map<string, Hearing>()
  readonly #actions: (StateActions | undefined)[] = []

  constructor(machine: AnyStateMachine) {
    this.#machine = machine
    this.places = placesOf(machine)
    this.hasEventless = this.places.nodes.some((node) => node.always)
    this.isLeftQuietly = Uint8Array.from(this.places.nodes, (node) => Number(isLeftQuietly(node)))
  }

  /** Returns the transitions for an event type. An empty type means eventless transitions. */
  hearing(type: string): Hearing {
    const known = this.#hearings.get(type)
    if (known) return known
    const hearing = hearingOf(type, this, this.#machine)
    this.#hearings.set(type, hearing)
    return hearing
  }

  actions(state: StateNode): StateActions {
    const known = this.#actions[state.order]
    if (known) return known
    const actions = actionsOf(state, this.#machine)
    this.#actions[state.order] = actions
    return actions
  }
}

function hearingOf(type: string, chart: Chart, machine: AnyStateMachine): Hearing {
  const { nodes, parents } = chart.places
  const within = new Uint8Array(nodes.length)
  const first = nodes.map((node) => {
    const moves = candidatesOf(node, type).map((definition) => moveOf(definition, chart, machine))
    for (const [index, move] of moves.entries()) move.otherwise = moves[index + 1]
    if (moves.length > 0) {
      for (let state = node.order; state !== ABOVE; state = parents[state] ?? ABOVE) within[state] = 1
    }
    return moves[0]
  })
  return { first, within }
}

function candidatesOf(state: StateNode, type: string): readonly AnyTransitionDefinition[] {
  if (type === '') return state.always ?? []
  return descriptorsOf(state, type).flatMap((descriptor) => state.transitions.get(descriptor) ?? [])
}

/**
 * Returns the event descriptors of a state that match an event type. The exact one comes first, then
 * wildcards from the most to the least specific.
 */
function descriptorsOf(state: StateNode, type: string): string[] {
  const descriptors = [...state.transitions.keys()].filter((descriptor) => matches(descriptor, type))
  if (descriptors.length < 2) return descriptors
  const rank = (descriptor: string) => (descriptor === type ? Number.MAX_SAFE_INTEGER : descriptor.length)
  return descriptors.sort((a, b) => rank(b) - rank(a))
}

function isLeftQuietly({ exit, invoke, states }: StateNode): boolean {
  return exit.length === 0 && invoke.length === 0 && historiesOf(states).length === 0
}

const historiesOf = (states: StateNode['states']) =>
  Object.values(states).filter(({ type }) => type === 'history')

function actionsOf(state: StateNode, machine: AnyStateMachine): StateActions {
  const spawns = state.invoke.map((invocation) =>
    spawnChild(invocation.src, { ...invocation, syncSnapshot: Boolean(invocation.onSnapshot) } as object),
  )
  const actions = [...state.entry, ...spawns]
  const invoked = state.invoke.map(({ id }) => id)
  const entry = {
    state,
    actions: readyAll(actions, machine),
    invoked,
    isFinal: state.type === 'final',
  }
  const { actions: byDefault } = state.initial
  return {
    entry: [entry],
    entryByDefault: [
      byDefault.length === 0 ? entry : { ...entry, actions: readyAll([...actions, ...byDefault], machine) },
    ],
    exit: readyAll(state.exit, machine),
    invoked,
    histories: historiesOf(state.states),
  }
}

const charts = new WeakMap<AnyStateMachine, Chart>()

export function chartOf(machine: AnyStateMachine): Chart {
  const known = charts.get(machine)
  if (known) return known
  const chart = new Chart(machine)
  charts.set(machine, chart)
  return chart
}
