import { nodesOf } from '@palpite/charts/edges.ts'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { getShortestPaths, TestModel } from 'xstate/graph'
import { type Model, outcomesOf, valueAt } from '#paths/model.ts'

/**
 * Returns the number of configurations that `xstate/graph` finds. That library knows neither time nor actors,
 * so events replace both.
 */
export function configurationsByGraph(model: Model): number {
  const paths = getShortestPaths(model.machine, {
    events: eventsOf(model),
    serializeState: (snapshot) => JSON.stringify(stateOf(snapshot, model)),
    input: firstInput(model),
  })
  return paths.length
}

/**
 * Counts the steps and restarts that `xstate/graph` needs to take every transition. That library finds paths
 * to states only, so the serialized state includes the last event and the state before it. `TestModel` omits
 * paths that are the beginning of another path.
 */
export function stepsByGraph(model: Model): number {
  const events = eventsOf(model)
  const byTransition = new TestModel(model.machine, {
    serializeState: (snapshot: AnyMachineSnapshot, event, previous: AnyMachineSnapshot | undefined) =>
      JSON.stringify([stateOf(snapshot, model), event && previous ? [event, previous.value] : 0]),
    events: (snapshot: AnyMachineSnapshot) => events.filter((event) => snapshot.can(event)),
    input: firstInput(model),
  })
  const paths = byTransition.getShortestPaths()
  const steps = paths.flatMap((path) => path.steps.filter(({ event }) => event.type !== 'xstate.init'))
  return steps.length + paths.length - 1
}

function stateOf({ value, context }: AnyMachineSnapshot, model: Model) {
  return [value, model.view(context, model.startAt)]
}

function firstInput({ inputs }: Model): unknown {
  return Object.values(inputs)[0]
}

function eventsOf(model: Model): EventObject[] {
  const own = Object.entries(model.events).flatMap(([type, cases]) => {
    const payloads = Object.values(cases ?? {})
    return (payloads.length > 0 ? payloads : [{}]).map((payload) => ({
      ...valueAt(payload, model.startAt),
      type,
    }))
  })
  const nodes = nodesOf(model.machine)
  const timers = nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })))
  const endings = nodes.flatMap((node) =>
    node.invoke.flatMap((child) =>
      Object.values(outcomesOf(model, child) ?? {}).map((timely) => ({ child, timely })),
    ),
  )
  return [
    ...own,
    ...timers,
    ...endings.flatMap(({ child, timely }) => endingOf(child.id, valueAt(timely, model.startAt))),
  ]
}

function endingOf(actorId: string, outcome: ReturnType<typeof valueAt<object | string>>): EventObject[] {
  if (typeof outcome === 'string') return []
  if ('send' in outcome) return [outcome.send as EventObject]
  const type = 'done' in outcome ? `xstate.done.actor.${actorId}` : `xstate.error.actor.${actorId}`
  return [
    'done' in outcome
      ? ({ type, output: outcome.done, actorId } as EventObject)
      : ({ type, error: (outcome as { error?: unknown }).error, actorId } as EventObject),
  ]
}
