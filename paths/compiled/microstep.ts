import type { StateNode } from 'xstate'
import { runAll, stopAll } from './actions.ts'
import type { Chart } from './chart.ts'
import { finish } from './finish.ts'
import type { Entry, Move } from './moves.ts'
import { isWithin } from './places.ts'
import { leaveToXState, type Run } from './run.ts'
import { withoutLosers } from './selection.ts'

/** Takes transitions: leaves states, runs their actions, enters states. */
export function microstep(chart: Chart, run: Run, selected: readonly Move[]): void {
  const { next } = run
  const before = next._nodes
  const moves = selected.length > 1 ? withoutLosers(chart, selected, before) : selected
  for (const move of moves) {
    if (move.isForXState) leaveToXState('what is entered is not for the chart to tell')
  }
  if (moves.length > 1 && isEntangled(chart, moves)) leaveToXState('transitions within each other')

  const left: StateNode[] = []
  const active: StateNode[] = []
  for (const node of before) {
    if (isLeft(chart, moves, node)) left.push(node)
    else active.push(node)
  }
  const hasHistory = left.length > 0 && leave(chart, run, left)
  for (const { actions } of moves) runAll(actions, run)
  enter(run, moves, active)
  if (next.status === 'done') leaveAll(chart, run, active)

  if (!hasHistory && isSame(before, active)) return
  next._nodes = active
  run.isChanged = true
}

function isLeft({ places }: Chart, moves: readonly Move[], { order }: StateNode): boolean {
  for (const { domain } of moves) {
    if (domain !== undefined && isWithin(places, order, domain)) return true
  }
  return false
}

function isSame(before: readonly StateNode[], after: readonly StateNode[]): boolean {
  if (before.length !== after.length) return false
  for (const node of before) if (!after.includes(node)) return false
  return true
}

/** Whether two transitions move about in states of which one contains the other, which makes them hear of each other. */
function isEntangled({ places }: Chart, moves: readonly Move[]): boolean {
  const domains = moves.flatMap(({ domain }) => domain ?? [])
  return domains.some((domain, index) =>
    domains.some((other, at) => at !== index && (domain === other || isWithin(places, domain, other))),
  )
}

/** Leaves states, the innermost first; whether a history has to be kept. */
function leave(chart: Chart, run: Run, left: StateNode[]): boolean {
  const { next } = run
  const active = next._nodes
  let history: typeof next.historyValue | undefined
  const inOrder = left.length > 1 ? left.sort((a, b) => b.order - a.order) : left
  for (const state of inOrder) {
    for (const kept of chart.actions(state).histories) {
      history ??= { ...next.historyValue }
      history[kept.id] = active.filter((node) =>
        kept.history === 'deep'
          ? isLeaf(node) && isWithin(chart.places, node.order, state.order)
          : node.parent === state,
      )
    }
  }
  for (const state of inOrder) {
    const { exit, invoked } = chart.actions(state)
    runAll(exit, run)
    if (invoked.length === 0) continue
    stopAll(invoked, run)
    run.isChanged = true
  }
  if (history) next.historyValue = history
  return history !== undefined
}

/** Enters states in document order, adding them to the active ones. */
function enter(run: Run, moves: readonly Move[], active: StateNode[]): void {
  let completed: Set<StateNode> | undefined
  for (const { state, actions, invoked } of entriesOf(moves)) {
    active.push(state)
    runAll(actions, run, invoked)
    if (state.type !== 'final') continue
    completed ??= new Set()
    finish(run, state, active, completed)
  }
}

function entriesOf(moves: readonly Move[]): readonly Entry[] {
  const [first] = moves
  if (first && moves.length === 1) return first.entries
  return moves.flatMap(({ entries }) => entries).sort((a, b) => a.state.order - b.state.order)
}

/** Runs what a machine does as it ends; its states are then listed the other way round, as XState leaves them. */
function leaveAll(chart: Chart, run: Run, active: StateNode[]): void {
  active.sort((a, b) => b.order - a.order)
  for (const state of active) runAll(chart.actions(state).exit, run)
}

function isLeaf({ type }: StateNode): boolean {
  return type === 'atomic' || type === 'final'
}
