import { type AnyStateMachine, type AnyTransitionDefinition, type StateNode, spawnChild } from 'xstate'
import { matches } from '../choices.ts'
import { type ReadyAction, ready } from './actions.ts'
import { type Move, moveOf } from './moves.ts'
import { type Places, placesOf } from './places.ts'

/** What entering and leaving a state does. */
export type StateActions = {
  entry: readonly ReadyAction[]
  /** The same where the state is entered by default: its initial transition's actions as well. */
  entryByDefault: readonly ReadyAction[]
  exit: readonly ReadyAction[]
  /** Ids of the actors it invokes. */
  invoked: readonly string[]
  histories: readonly StateNode[]
}

/** Who hears a type of events, by the states' numbers. */
export type Hearing = {
  /** Each state's transitions in the order in which they are tried, each a list by itself; made when first asked for. */
  candidates: (readonly (readonly [Move])[] | undefined)[]
  /** 1 where the state or a descendant has such a transition. */
  within: Uint8Array
}

/** A prepared machine, made ready for stepping. What is never needed is never made. */
export class Chart {
  readonly places: Places
  readonly hasEventless: boolean
  readonly #machine: AnyStateMachine
  readonly #hearings = new Map<string, Hearing>()
  readonly #actions: (StateActions | undefined)[] = []

  constructor(machine: AnyStateMachine) {
    this.#machine = machine
    this.places = placesOf(machine)
    this.hasEventless = this.places.nodes.some((node) => node.always)
  }

  /** Who hears events of that type; of '', the eventless transitions. */
  hearing(type: string): Hearing {
    const known = this.#hearings.get(type)
    if (known) return known
    const hearing = { candidates: [], within: withinOf(type, this.places) }
    this.#hearings.set(type, hearing)
    return hearing
  }

  candidates({ candidates }: Hearing, state: StateNode, type: string): readonly (readonly [Move])[] {
    const known = candidates[state.order]
    if (known) return known
    const definitions = candidatesOf(state, type)
    const moves = definitions.map((definition): [Move] => [moveOf(definition, this, this.#machine)])
    candidates[state.order] = moves
    return moves
  }

  actions(state: StateNode): StateActions {
    const known = this.#actions[state.order]
    if (known) return known
    const actions = actionsOf(state, this.#machine)
    this.#actions[state.order] = actions
    return actions
  }
}

function withinOf(type: string, { nodes }: Places): Uint8Array {
  const within = new Uint8Array(nodes.length)
  for (const node of nodes) {
    const isHeard = type === '' ? node.always : descriptorsOf(node, type).length > 0
    if (!isHeard) continue
    for (let state: StateNode | undefined = node; state; state = state.parent) within[state.order] = 1
  }
  return within
}

function candidatesOf(state: StateNode, type: string): readonly AnyTransitionDefinition[] {
  if (type === '') return state.always ?? []
  return descriptorsOf(state, type).flatMap((descriptor) => state.transitions.get(descriptor) ?? [])
}

/** A state's descriptors that mean a type of events, the exact one first, then from the narrowest to the widest. */
function descriptorsOf(state: StateNode, type: string): string[] {
  const descriptors = [...state.transitions.keys()].filter((descriptor) => matches(descriptor, type))
  if (descriptors.length < 2) return descriptors
  const rank = (descriptor: string) => (descriptor === type ? Number.MAX_SAFE_INTEGER : descriptor.length)
  return descriptors.sort((a, b) => rank(b) - rank(a))
}

function actionsOf(state: StateNode, machine: AnyStateMachine): StateActions {
  const readyAll = (actions: readonly unknown[]) => actions.map((action) => ready(action, machine))
  const spawns = state.invoke.map((invocation) =>
    spawnChild(invocation.src, { ...invocation, syncSnapshot: Boolean(invocation.onSnapshot) } as object),
  )
  const entry = readyAll([...state.entry, ...spawns])
  return {
    entry,
    entryByDefault: [...entry, ...readyAll(state.initial.actions)],
    exit: readyAll(state.exit),
    invoked: state.invoke.map(({ id }) => id),
    histories: Object.values(state.states).filter(({ type }) => type === 'history'),
  }
}

const charts = new WeakMap<AnyStateMachine, Chart>()

/** The one chart of a prepared machine. */
export function chartOf(machine: AnyStateMachine): Chart {
  const known = charts.get(machine)
  if (known) return known
  const chart = new Chart(machine)
  charts.set(machine, chart)
  return chart
}
