import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type Bundle, bundled } from './bundled.ts'
import { foundMachines, hasOldMachine, type LoadedMachine } from './loading/found-machines.ts'
import { knowsThisTool } from './loading/knows-this-tool.ts'
import { whatRan } from './loading/what-ran.ts'

/**
 * Every XState 5 machine of a module: what it exports, by itself or as the model that is made of it, and what it makes
 * for itself. Whoever writes models knows this tool: such a module is imported as it is. Any other is bundled so that
 * running it shows its machines and does nothing else. Throws, in a sentence, where it cannot be read or has no machine.
 */
export async function loadMachines(file: string): Promise<LoadedMachine[]> {
  const path = resolve(file)
  const { exported, found } = await readModule(path).catch((error: unknown) => {
    throw cannotLoad(file, error)
  })
  if (found.length > 0) return found
  throw new Error(
    hasOldMachine(exported)
      ? `${file} exports a machine of XState 4; only those of XState 5 can be read.`
      : `${file} has no XState 5 machine; it exports ${Object.keys(exported).join(', ') || 'nothing'}.`,
  )
}

type Found = { exported: object; found: LoadedMachine[] }

async function readModule(path: string): Promise<Found> {
  if (knowsThisTool(path)) {
    const exported = await importFile(path)
    return { exported, found: foundMachines(exported) }
  }
  const bundle = await importText(await bundled(path, 'node'))
  const exported = await whatRan(bundle)
  return { exported, found: foundMachines(exported, bundle) }
}

/** Where bundles go: within this project, so that `xstate` is the copy that reads the machines. */
const FOLDER = join(import.meta.dirname, '..', 'dist', 'paths', 'modules')

async function importText(text: string): Promise<Bundle> {
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, `${randomUUID()}.mjs`)
  writeFileSync(file, text)
  return (await importFile(file).finally(() => rmSync(file))) as Bundle
}

const importFile = (file: string): Promise<object> => import(/* @vite-ignore */ pathToFileURL(file).href)

function cannotLoad(file: string, cause: unknown): Error {
  const message = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause))
  // The bundler counts first, and then tells.
  const lines = message.split('\n').filter((line) => line !== '' && !line.startsWith('Build failed'))
  return new Error(`${file} cannot be loaded: ${lines[0]}`, { cause })
}
