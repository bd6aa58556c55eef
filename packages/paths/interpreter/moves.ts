import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'
import { type ReadyAction, readyAll } from './actions.ts'
import type { Chart, Entry } from './chart.ts'
import { EntrySet } from './entry-set.ts'
import { ABOVE, isWithin, type Places } from './places.ts'

/** A transition, with everything about it that follows from the chart alone. */
export type Move = {
  source: StateNode
  guard: AnyTransitionDefinition['guard']
  /**
   * Number of the state whose active descendants the transition exits. Undefined if the transition has no
   * target.
   */
  domain: number | undefined
  entries: readonly Entry[]
  actions: ReadyAction | undefined
  /** Whether the entered states depend on history, so that XState has to do the step. */
  isForXState: boolean
  /** The state's next candidate, tried if the guard rejects. */
  otherwise: Move | undefined
}

/** Computes the states that a transition exits and enters, with the SCXML algorithm. */
export function moveOf(definition: AnyTransitionDefinition, chart: Chart, machine: AnyStateMachine): Move {
  const { places } = chart
  const source: StateNode = definition.source
  const targets: readonly StateNode[] = definition.target ?? []
  const domain = targets.length > 0 ? domainOf(source, targets, definition.reenter, places) : undefined
  const set = new EntrySet(places)
  if (domain !== undefined) set.addTargets({ source, targets, reenter: definition.reenter, domain })
  const entered = [...set.entered].sort((a, b) => a.order - b.order)
  return {
    source,
    guard: definition.guard,
    domain,
    entries: entriesOf(entered, set.byDefault, chart),
    actions: readyAll(definition.actions, machine),
    isForXState: set.hasHistory,
    otherwise: undefined,
  }
}

function entriesOf(
  entered: readonly StateNode[],
  byDefault: ReadonlySet<StateNode>,
  chart: Chart,
): readonly Entry[] {
  const lists = entered.map((state) => {
    const { entry, entryByDefault } = chart.actions(state)
    return byDefault.has(state) ? entryByDefault : entry
  })
  const [only] = lists
  // Transitions that enter only one state share that state's list.
  return only && lists.length === 1 ? only : lists.flat()
}

/**
 * Returns the number of the innermost state that contains the source and targets and that stays active. It
 * may be the source itself, unless the transition reenters it.
 */
function domainOf(
  source: StateNode,
  targets: readonly StateNode[],
  reenter: boolean,
  places: Places,
): number {
  const isInside = (state: StateNode) => state === source || isWithin(places, state.order, source.order)
  if (!reenter && targets.every(isInside)) return source.order
  const all = [...targets, source]
  for (let around = targets[0]?.parent; around; around = around.parent) {
    const { order } = around
    if (all.every((state) => isWithin(places, state.order, order))) return order
  }
  return reenter ? ABOVE : 0
}
