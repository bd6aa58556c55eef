import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readSource } from './read-source.ts'

const MODEL = join(import.meta.dirname, '..', 'model.ts')

/** Whether a module imports `model.ts`, which means that it was written for this tool. */
export function knowsThisTool(path: string): boolean {
  return readSource(path).imports.some((id) => resolveFrom(path, id) === MODEL)
}

function resolveFrom(importer: string, id: string): string | undefined {
  try {
    return createRequire(importer).resolve(id)
  } catch {
    // Node reports a missing package only by throwing an error.
    return undefined
  }
}
