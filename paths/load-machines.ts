import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { bundled, needsBundling } from './bundled.ts'
import type { Model } from './model.ts'

export type LoadedMachine = {
  /** What the module exports it as; of a default export the machine's id. */
  name: string
  machine: AnyStateMachine
  /** Its cases, where the module exports a model of it. */
  model?: Model
}

/**
 * Every XState 5 machine that a module exports, by itself or as the model that is made of it. What Node cannot read
 * as it stands (JSX, enums, imports without endings) is bundled first. Importing runs the module. Throws, in a
 * sentence, where it cannot be imported or has no machine.
 */
export async function loadMachines(file: string): Promise<LoadedMachine[]> {
  const exported = Object.entries(await importModule(resolve(file)))
  const models = exported.flatMap(([name, value]) =>
    isModel(value) ? [{ name, machine: value.machine, model: value }] : [],
  )
  const known = new Set<unknown>(models.map(({ machine }) => machine))
  // A default export is mostly one that has a name as well.
  const machines = [...exported].sort(([a], [b]) => Number(a === 'default') - Number(b === 'default'))
  const bare = machines.flatMap(([name, value]) => {
    if (!isMachine(value) || known.has(value)) return []
    known.add(value)
    return [{ name: name === 'default' ? value.id : name, machine: value }]
  })
  const found = [...models, ...bare]
  if (found.length > 0) return found
  const hasOld = exported.some(([, value]) => isOldMachine(value))
  throw new Error(
    hasOld
      ? `${file} exports a machine of XState 4; only those of XState 5 can be read.`
      : `${file} exports no XState 5 machine; it exports ${exported.map(([name]) => name).join(', ') || 'nothing'}.`,
  )
}

async function importModule(file: string): Promise<object> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } catch (error) {
    if (!needsBundling(error)) throw cannotImport(file, error)
  }
  try {
    const bundle = await bundled(file)
    return await import(/* @vite-ignore */ pathToFileURL(bundle).href).finally(() => rmSync(bundle))
  } catch (error) {
    throw cannotImport(file, error)
  }
}

function cannotImport(file: string, cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  return new Error(`${file} cannot be imported: ${message.split('\n')[0]}`, { cause })
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

function isOldMachine(value: unknown): boolean {
  return value instanceof Object && '__xstatenode' in value && 'withContext' in value
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
