import type { EventObject, StateNode } from 'xstate'
import { queueOf, type Run } from './run.ts'

export function finish(
  run: Run,
  state: StateNode,
  active: readonly StateNode[],
  completed: Set<StateNode>,
): void {
  const { parent } = state
  const queue = queueOf(run)
  if (parent?.type === 'compound') queue.push(doneEvent(parent, outputOf(state.output, run, run.event)))
  let around = parent?.type === 'parallel' ? parent : parent?.parent
  let last = around ?? state
  while (around?.type === 'parallel' && !completed.has(around) && isFinished(around, active)) {
    completed.add(around)
    queue.push(doneEvent(around, undefined))
    last = around
    around = around.parent
  }
  if (around) return
  run.next.status = 'done'
  run.next.output = machineOutput(run, last)
  run.isChanged = true
}

function machineOutput(run: Run, last: StateNode): unknown {
  const { root } = run.machine
  const own = last.parent ? outputOf(last.output, run, run.event) : undefined
  return outputOf(root.output, run, doneEvent(last, own))
}

function outputOf(output: StateNode['output'], { next, scope }: Run, event: EventObject): unknown {
  return typeof output === 'function' ? output({ context: next.context, event, self: scope.self }) : output
}

function isFinished(state: StateNode, active: readonly StateNode[]): boolean {
  if (state.type === 'final') return true
  const children = Object.values(state.states).filter(({ type }) => type !== 'history')
  if (state.type === 'compound') {
    return children.some((child) => child.type === 'final' && active.includes(child))
  }
  return state.type === 'parallel' && children.every((child) => isFinished(child, active))
}

function doneEvent({ id }: StateNode, output: unknown): EventObject {
  const event: EventObject & { output: unknown } = { type: `xstate.done.state.${id}`, output }
  return event
}
