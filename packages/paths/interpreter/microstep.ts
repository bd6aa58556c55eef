import type { StateNode } from 'xstate'
import { runAll, stopAll } from './actions.ts'
import type { Chart } from './chart.ts'
import { areApart, withoutLosers } from './conflicts.ts'
import { finish } from './finish.ts'
import type { Move } from './moves.ts'
import { ABOVE, isWithin } from './places.ts'
import { leaveToXState, type Run } from './run.ts'

export function microstep(chart: Chart, run: Run, selected: readonly Move[]): void {
  const { next } = run
  const before = next._nodes
  const moves = withoutLosers(chart, selected, before)
  for (const move of moves) {
    if (move.isForXState) leaveToXState('the entered states do not depend on the chart alone')
  }
  if (!areApart(chart, moves)) leaveToXState('nested transitions')

  const active: StateNode[] = []
  let left: StateNode[] | undefined
  for (const node of before) {
    const { order } = node
    if (!isLeft(chart, moves, order)) active.push(node)
    else if (chart.isLeftQuietly[order] === 0) left = left ? [...left, node] : [node]
  }
  const hasHistory = left !== undefined && leave(chart, run, left)
  for (const { actions } of moves) runAll(actions, run)
  enter(run, moves, active)
  if (next.status === 'done') leaveAll(chart, run, active)

  if (!hasHistory && isSame(before, active)) return
  next._nodes = active
  run.isChanged = true
}

function isLeft({ places }: Chart, moves: readonly Move[], order: number): boolean {
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

/** Leaves states from the inside out and runs exit actions. Returns whether it recorded any history. */
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
          ? chart.places.leaves[node.order] === 1 && isWithin(chart.places, node.order, state.order)
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

function enter(run: Run, moves: readonly Move[], active: StateNode[]): void {
  let completed: Set<StateNode> | undefined
  for (const { entries } of inDocumentOrder(moves)) {
    for (const { state, actions, invoked, isFinal } of entries) {
      active.push(state)
      runAll(actions, run, invoked)
      if (!isFinal) continue
      completed ??= new Set()
      finish(run, state, active, completed)
    }
  }
}

/**
 * Sorts transitions in document order. They do not conflict, so the states that a transition enters precede
 * those of the next transition.
 */
function inDocumentOrder(moves: readonly Move[]): readonly Move[] {
  return moves.length > 1 ? moves.toSorted(byDomain) : moves
}

const byDomain = (a: Move, b: Move) => (a.domain ?? ABOVE) - (b.domain ?? ABOVE)

/** Runs all exit actions when the machine ends. Reverses the order of active states, as XState does. */
function leaveAll(chart: Chart, run: Run, active: StateNode[]): void {
  active.sort((a, b) => b.order - a.order)
  for (const state of active) runAll(chart.actions(state).exit, run)
}
