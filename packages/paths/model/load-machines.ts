import { pathToFileURL } from 'node:url'
import { CannotLoad, cannotLoad } from '#paths/module-loader/cannot-load.ts'
import { findMachines, hasOldMachine, type LoadedMachine } from '#paths/module-loader/find-machines.ts'
import { type Ran, whatRan } from '#paths/module-loader/what-ran.ts'
import type { Bundle } from './bundled.ts'

/**
 * Loads every XState 5 machine of a module, whether exported, part of an exported model, or internal. Runs
 * the module's bundle, which has few effects. Foreign modules must be run in the sandbox (`sandbox/`). Throws
 * a {@link CannotLoad} with a message for the user if the module throws or has no machine.
 * @param bundle absolute path of the module's bundle
 */
export async function loadMachines(file: string, bundle: string): Promise<LoadedMachine[]> {
  const { exported, isWaiting, found } = await machinesIn(bundle).catch((error: unknown) => {
    throw cannotLoad(file, error)
  })
  if (found.length > 0) return found
  if (isWaiting)
    throw new CannotLoad(`${file} waits for something that never happens here before it creates a machine.`)
  throw new CannotLoad(
    hasOldMachine(exported)
      ? `${file} exports a machine of XState 4. Only XState 5 is supported.`
      : `${file} has no XState 5 machine. It exports ${Object.keys(exported).join(', ') || 'nothing'}.`,
  )
}

async function machinesIn(file: string): Promise<Ran & { found: LoadedMachine[] }> {
  const bundle: Bundle = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const ran = await whatRan(bundle)
  return { ...ran, found: findMachines(ran.exported, bundle) }
}
