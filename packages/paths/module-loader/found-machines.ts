import type { AnyStateMachine } from 'xstate'
import type { Model } from '#paths/model.ts'

export type LoadedMachine = {
  /** What the module exports it as; else the name of its variable; else the machine's id. */
  name: string
  machine: AnyStateMachine
  /** Its cases, where the module exports a model of it. */
  model?: Model
}

/** What was seen of a module by running it without its surroundings. */
export type Watched = {
  /** Every machine that it made. */
  made: readonly AnyStateMachine[]
  /** Its own variables, by their names. */
  variables: { readonly [name: string]: unknown }
}

/**
 * The machines of a module, each once: those it exports, by themselves or as the models that are made of them, and then those
 * that it only makes. Several with the same name are numbered.
 */
export function foundMachines(exported: object, { made, variables }: Watched = nothing): LoadedMachine[] {
  const found: LoadedMachine[] = []
  const isKnown = (machine: AnyStateMachine) =>
    // A machine with other implementations is the same chart.
    found.some((one) => one.machine === machine || one.machine.config === machine.config)
  const add = (name: string, machine: AnyStateMachine) => {
    if (!isKnown(machine)) found.push({ name: name === 'default' ? machine.id : name, machine })
  }

  // A default export is mostly one that has a name as well.
  const entries = Object.entries(exported).sort(
    ([a], [b]) => Number(a === 'default') - Number(b === 'default'),
  )
  for (const [name, value] of entries) {
    if (isModel(value)) found.push({ name, machine: value.machine, model: value })
  }
  for (const [name, value] of entries) if (isMachine(value)) add(name, value)
  const named = new Map(Object.entries(variables).map(([name, value]) => [value, name]))
  for (const machine of made) add(named.get(machine) ?? plain(machine.id), machine)
  return numbered(found)
}

/** Whether a module exports a machine of XState 4. */
export function hasOldMachine(exported: object): boolean {
  return Object.values(exported).some(
    (value) => value instanceof Object && '__xstatenode' in value && 'withContext' in value,
  )
}

const nothing: Watched = { made: [], variables: {} }

/** XState calls a machine without an id `(machine)`. */
const plain = (id: string) => id.replace(/^\((.*)\)$/, '$1')

function numbered(found: readonly LoadedMachine[]): LoadedMachine[] {
  const times = new Map<string, number>()
  return found.map((one) => {
    const time = (times.get(one.name) ?? 0) + 1
    times.set(one.name, time)
    return time === 1 ? one : { ...one, name: `${one.name} ${time}` }
  })
}

/** By what it can do: the machine may come from another copy of XState than ours. */
function isMachine(value: unknown): value is AnyStateMachine {
  return (
    value instanceof Object &&
    'root' in value &&
    'config' in value &&
    'implementations' in value &&
    'getInitialSnapshot' in value &&
    'provide' in value
  )
}

function isModel(value: unknown): value is Model {
  return (
    value instanceof Object &&
    'machine' in value &&
    isMachine(value.machine) &&
    'inputs' in value &&
    'events' in value &&
    'view' in value
  )
}
