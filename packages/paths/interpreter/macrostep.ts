import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { InertScope } from '#paths/machine/inert-scope.ts'
import { type Chart, chartOf } from './chart.ts'
import { ChartSnapshot } from './chart-snapshot.ts'
import { microstep } from './microstep.ts'
import { leaveToXState, type Run } from './run.ts'
import { selectEventless, selectMoves } from './selection.ts'

/**
 * Runs one macrostep with the compiled chart. Has the same result as `machine.transition`, but is several
 * times as fast. Throws if only XState can do the step. The caller must then discard everything recorded
 * during the step.
 */
export function macrostep(
  machine: AnyStateMachine,
  scope: InertScope,
  before: AnyMachineSnapshot,
  event: EventObject,
): AnyMachineSnapshot {
  const chart = chartOf(machine)
  if (RESERVED.has(event.type)) leaveToXState('a reserved event')
  if (!(before instanceof ChartSnapshot) && !isWhole(before)) leaveToXState('an active state is not listed')
  const next = new ChartSnapshot(before)
  const moves = selectMoves(chart, next, event)
  if (moves.length === 0) {
    if (event.type.startsWith('xstate.error.actor')) leaveToXState('an unhandled failure')
    if (!chart.hasEventless) return before
  }
  const run: Run = { machine, scope, next, event, queue: undefined, isChanged: false, retries: undefined }
  const isChanged = take(chart, run, moves)
  return settle(chart, run) || isChanged ? next.snapshot : before
}

const RESERVED = new Set(['*', 'xstate.init', 'xstate.stop'])

/**
 * Whether `_nodes` contains all ancestors of active states. Some may be missing after history has restored a
 * parallel state.
 */
function isWhole({ _nodes }: AnyMachineSnapshot): boolean {
  return _nodes.every(({ parent }) => !parent || _nodes.includes(parent))
}

function take(chart: Chart, run: Run, moves: ReturnType<typeof selectMoves>): boolean {
  run.isChanged = false
  if (moves.length > 0) microstep(chart, run, moves)
  return run.isChanged
}

/** Handles eventless transitions and raised events until none are left. Returns whether anything changed. */
function settle(chart: Chart, run: Run): boolean {
  const most = run.machine.options.maxIterations ?? Number.POSITIVE_INFINITY
  let isChanged = false
  let isEventlessDue = true
  for (let count = 1; run.next.status === 'active'; count++) {
    if (count > most) leaveToXState('it never settles')
    const eventless = isEventlessDue ? selectEventless(chart, run.next, run.event) : []
    if (eventless.length > 0) {
      isEventlessDue = take(chart, run, eventless)
      isChanged ||= isEventlessDue
      continue
    }
    const raised = run.queue?.shift()
    if (!raised) return isChanged
    run.event = raised
    isChanged = take(chart, run, selectMoves(chart, run.next, raised)) || isChanged
    isEventlessDue = true
  }
  return isChanged
}
