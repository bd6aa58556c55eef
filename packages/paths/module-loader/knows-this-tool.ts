import { join } from 'node:path'
import { readSource } from './read-source.ts'
import { resolveFrom } from './resolve-from.ts'

const MODEL = join(import.meta.dirname, '..', 'model.ts')

/** Whether a module defines a model, and so was written to be loaded. */
export function knowsThisTool(path: string): boolean {
  return readSource(path).imports.some((id) => resolveFrom(path, id) === MODEL)
}
