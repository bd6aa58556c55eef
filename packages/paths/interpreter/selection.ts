import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject, StateNode } from 'xstate'
import type { Chart, Hearing } from './chart.ts'
import type { ChartSnapshot } from './chart-snapshot.ts'
import { withoutLosers } from './conflicts.ts'
import type { Move } from './moves.ts'

/** Returns the transitions that an event enables, region by region, in XState's order. */
export function selectMoves(chart: Chart, next: ChartSnapshot, event: EventObject): readonly Move[] {
  const hearing = chart.hearing(event.type)
  return selectIn(chart, hearing, next.machine.root.order, next, event) ?? NONE
}

const NONE: readonly Move[] = []

function selectIn(
  chart: Chart,
  hearing: Hearing,
  state: number,
  next: ChartSnapshot,
  event: EventObject,
): readonly Move[] | undefined {
  if (hearing.within[state] === 0) return undefined
  const { nodes, parents, leaves } = chart.places
  let inner: readonly Move[] | undefined
  if (leaves[state] === 0) {
    for (const { order } of next._nodes) {
      if (parents[order] !== state) continue
      const moves = selectIn(chart, hearing, order, next, event)
      if (moves) inner = inner ? [...inner, ...moves] : moves
      if (nodes[state]?.type === 'compound') break
    }
  }
  return inner ?? listOf(enabledOf(hearing.first[state], next, event))
}

const listOf = (move: Move | undefined) => move && [move]

export function selectEventless(chart: Chart, next: ChartSnapshot, event: EventObject): readonly Move[] {
  if (!chart.hasEventless) return NONE
  const { first } = chart.hearing('')
  let selected: readonly Move[] = NONE
  for (const leaf of next._nodes) {
    if (chart.places.leaves[leaf.order] === 0) continue
    for (let state: StateNode | undefined = leaf; state; state = state.parent) {
      const enabled = enabledOf(first[state.order], next, event)
      if (!enabled) continue
      if (!selected.includes(enabled)) selected = [...selected, enabled]
      break
    }
  }
  return withoutLosers(chart, selected, next._nodes)
}

function enabledOf(first: Move | undefined, next: ChartSnapshot, event: EventObject): Move | undefined {
  let move = first
  while (move?.guard !== undefined && !isFulfilled(move.guard, next, event)) move = move.otherwise
  return move
}

type Check = { check(snapshot: AnyMachineSnapshot, args: object, guard: unknown): boolean }

/** Evaluates a guard. In a prepared machine, every guard is a composite whose `check` delegates to XState. */
function isFulfilled(
  guard: NonNullable<AnyTransitionDefinition['guard']>,
  next: ChartSnapshot,
  event: EventObject,
): boolean {
  return (guard as unknown as Check).check(next.snapshot, { context: next.context, event }, guard)
}
