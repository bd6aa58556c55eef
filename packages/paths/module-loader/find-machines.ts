import type { AnyStateMachine } from 'xstate'
import type { Model } from '#paths/model.ts'

export type LoadedMachine = {
  /** Name of the export or, failing that, of the variable. The machine's id if it has neither. */
  name: string
  machine: AnyStateMachine
  model?: Model
}

export type Watched = {
  made: readonly AnyStateMachine[]
  variables: { readonly [name: string]: unknown }
}

/**
 * Returns all machines of a module: first machines of exported models, then exported machines, then all
 * others. Repeated names are numbered.
 */
export function findMachines(exported: object, { made, variables }: Watched = nothing): LoadedMachine[] {
  const found: LoadedMachine[] = []
  const isKnown = (machine: AnyStateMachine) =>
    // A machine that differs only in its implementations has the same chart, so it is not listed again.
    found.some((one) => one.machine === machine || one.machine.config === machine.config)
  const add = (name: string, machine: AnyStateMachine) => {
    if (!isKnown(machine)) found.push({ name: name === 'default' ? machine.id : name, machine })
  }

  // Named exports come first: a machine that is the default export often also has a named export.
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

/** Looks at properties instead of the class, since the machine may come from another copy of XState. */
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
