import type { AnyStateMachine } from 'xstate'
import type { Chart, ChartState, ChartTransition } from './chart.ts'
import { readChart } from './read-chart.ts'
import { machineIdOf } from './reading/read-invocations.ts'
import { english, type Vocabulary } from './vocabulary.ts'

export type NamedMachine = { name: string; machine: AnyStateMachine; description?: string | undefined }

/**
 * Returns a map of machines as a chart. Each machine is a state, with a transition to each machine that it
 * can start.
 */
export function mapChart(
  id: string,
  machines: readonly NamedMachine[],
  { maySpawn }: Vocabulary = english,
): Chart {
  const nameOf = new Map(machines.map(({ name, machine }) => [machine.id, name]))
  const starts = machines.flatMap((one) => startsOf(one, nameOf, maySpawn))
  const root = stateOf(id, id, undefined, undefined)
  return {
    id,
    version: undefined,
    description: undefined,
    states: [
      { ...root, kind: 'compound' },
      ...machines.map(({ name, machine, description = machine.root.description }) =>
        stateOf(name, name, id, description),
      ),
    ],
    transitions: starts,
  }
}

/**
 * Returns transitions to the machines that this machine invokes, and to its other registered machines, which
 * it may spawn.
 */
function startsOf(
  { name, machine }: NamedMachine,
  nameOf: ReadonlyMap<string, string>,
  maySpawn: string,
): ChartTransition[] {
  const invoked = readChart(machine).states.flatMap(({ invokes }) =>
    invokes.flatMap(({ machine: id }) => id ?? []),
  )
  const known = Object.values(machine.implementations.actors).flatMap((logic) => machineIdOf(logic) ?? [])
  const spawned = known.filter((id) => !invoked.includes(id))
  return [
    ...toTransitions(name, invoked, { how: 'invokes', event: '' }, nameOf),
    ...toTransitions(name, spawned, { how: 'may spawn', event: maySpawn }, nameOf),
  ]
}

/** `how` becomes part of the ids, which are the same in every language. `event` is the text shown. */
function toTransitions(
  source: string,
  ids: readonly string[],
  { how, event }: { how: string; event: string },
  nameOf: ReadonlyMap<string, string>,
): ChartTransition[] {
  const targets = [...new Set(ids)].flatMap((id) => nameOf.get(id) ?? [])
  return targets.map((target) => ({
    id: `${source}: ${how} → ${target}`,
    source,
    targets: [target],
    kind: 'event',
    event,
    delay: undefined,
    guard: undefined,
    actions: [],
    description: undefined,
    reenters: false,
    arm: 0,
    arms: 1,
    isForbidden: false,
  }))
}

function stateOf(
  id: string,
  key: string,
  parent: string | undefined,
  description: string | undefined,
): ChartState {
  return {
    id,
    key,
    parent,
    kind: 'atomic',
    history: undefined,
    initial: [],
    description,
    tags: [],
    entry: [],
    exit: [],
    invokes: [],
  }
}
