import type { AnyStateMachine } from 'xstate'
import type { ChartTransition, TransitionKind } from '../chart.ts'
import { durationText } from '../duration.ts'
import { type Edge, pathOf } from '../edges.ts'
import { actionName } from './action-name.ts'
import { guardName } from './guard-name.ts'
import { actorName, readInvocations } from './read-invocations.ts'

export function readTransition(machine: AnyStateMachine, edge: Edge): ChartTransition {
  const { definition, eventType } = edge
  const siblings = armsOf(edge)
  const kind = kindOf(edge)
  return {
    id: edge.id,
    source: edge.source,
    targets: (definition.target ?? []).map(pathOf),
    kind,
    event: eventText(machine, edge, kind),
    delay: kind === 'after' ? delayOf(machine, edge) : undefined,
    guard: guardName(definition.guard),
    actions: definition.actions.map(actionName),
    description: definition.description,
    reenters: definition.reenter,
    arm: siblings.indexOf(definition),
    arms: siblings.length,
    isForbidden:
      eventType !== '' &&
      definition.target === undefined &&
      definition.actions.length === 0 &&
      !definition.reenter,
  }
}

function armsOf({ definition, eventType }: Edge): readonly Edge['definition'][] {
  const { source } = definition
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []
}

function kindOf({ eventType, definition }: Edge): TransitionKind {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.')) return 'after'
  if (eventType === `xstate.done.state.${definition.source.id}`) return 'stateDone'
  if (eventType.startsWith('xstate.done.actor.')) return 'actorDone'
  if (eventType.startsWith('xstate.error.actor.')) return 'actorError'
  return eventType.startsWith('xstate.snapshot.') ? 'snapshot' : 'event'
}

/** Words for actor events, shown instead of XState's event types. */
const VERBS: { [kind in TransitionKind]?: string } = {
  actorDone: 'done',
  actorError: 'error',
  snapshot: 'snapshot',
}

function eventText(machine: AnyStateMachine, edge: Edge, kind: TransitionKind): string {
  if (kind === 'after') {
    const name = edge.event.slice('after '.length)
    return `after ${Number.isNaN(Number(name)) ? name : durationText(Number(name))}`
  }
  const verb = VERBS[kind]
  if (verb === undefined) return edge.event
  const id = edge.event.slice(0, -verb.length - 1)
  const invocation = readInvocations(machine, edge.definition.source).find((one) => one.id === id)
  return invocation ? `${actorName(invocation)} ${verb}` : edge.event
}

function delayOf(machine: AnyStateMachine, { event }: Edge): number | undefined {
  const name = event.slice('after '.length)
  const delay = machine.implementations.delays[name] ?? Number(name)
  return typeof delay === 'number' && !Number.isNaN(delay) ? delay : undefined
}
