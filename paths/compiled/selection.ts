import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject, StateNode } from 'xstate'
import type { Chart, Hearing } from './chart.ts'
import type { ChartSnapshot } from './chart-snapshot.ts'
import type { Move } from './moves.ts'
import { isWithin } from './places.ts'

/** The transitions that an event enables, region by region, as XState selects them. */
export function selectMoves(chart: Chart, next: ChartSnapshot, event: EventObject): readonly Move[] {
  const hearing = chart.hearing(event.type)
  return selectIn(chart, hearing, next.machine.root, next, event) ?? NONE
}

const NONE: readonly Move[] = []

function selectIn(
  chart: Chart,
  hearing: Hearing,
  state: StateNode,
  next: ChartSnapshot,
  event: EventObject,
): readonly Move[] | undefined {
  if (hearing.within[state.order] === 0) return undefined
  let inner: readonly Move[] | undefined
  if (state.type === 'compound' || state.type === 'parallel') {
    for (const child of next._nodes) {
      if (child.parent !== state) continue
      const moves = selectIn(chart, hearing, child, next, event)
      if (moves) inner = inner ? [...inner, ...moves] : moves
      if (state.type === 'compound') break
    }
  }
  return inner ?? enabledOf(chart.candidates(hearing, state, event.type), next, event)
}

/** The eventless transitions that are enabled: at most one for each active leaf. */
export function selectEventless(chart: Chart, next: ChartSnapshot, event: EventObject): readonly Move[] {
  if (!chart.hasEventless) return NONE
  const hearing = chart.hearing('')
  let selected: readonly Move[] = NONE
  for (const leaf of next._nodes) {
    if (leaf.type !== 'atomic' && leaf.type !== 'final') continue
    for (let state: StateNode | undefined = leaf; state; state = state.parent) {
      if (!state.always) continue
      const enabled = enabledOf(chart.candidates(hearing, state, ''), next, event)
      if (!enabled) continue
      if (!selected.includes(enabled[0])) selected = [...selected, ...enabled]
      break
    }
  }
  return selected.length > 1 ? withoutLosers(chart, selected, next._nodes) : selected
}

/** The first transition whose guard says yes, as a list that is made only once. */
function enabledOf(
  candidates: readonly (readonly [Move])[],
  next: ChartSnapshot,
  event: EventObject,
): readonly [Move] | undefined {
  for (const candidate of candidates) {
    const { guard } = candidate[0]
    if (guard === undefined || isFulfilled(guard, next, event)) return candidate
  }
  return undefined
}

type Check = { check(snapshot: AnyMachineSnapshot, args: object, guard: unknown): boolean }

/** Guards of a prepared machine are all of one kind, which asks XState. */
function isFulfilled(
  guard: NonNullable<AnyTransitionDefinition['guard']>,
  next: ChartSnapshot,
  event: EventObject,
): boolean {
  return (guard as unknown as Check).check(next.snapshot, { context: next.context, event }, guard)
}

/** Of transitions that would leave the same state, the innermost, or else the one that was selected first. */
export function withoutLosers(
  chart: Chart,
  moves: readonly Move[],
  active: readonly StateNode[],
): readonly Move[] {
  const winners = new Set<Move>()
  for (const move of moves) {
    const rivals = [...winners].filter((winner) => isConflict(chart, move, winner, active))
    const isInner = ({ source }: Move) => isWithin(chart.places, move.source.order, source.order)
    const firstToStay = rivals.findIndex((rival) => !isInner(rival))
    if (firstToStay >= 0) continue
    for (const rival of rivals) winners.delete(rival)
    winners.add(move)
  }
  return [...winners]
}

function isConflict({ places }: Chart, one: Move, other: Move, active: readonly StateNode[]): boolean {
  const { domain: a } = one
  const { domain: b } = other
  if (a === undefined || b === undefined) return false
  return active.some(({ order }) => isWithin(places, order, a) && isWithin(places, order, b))
}
