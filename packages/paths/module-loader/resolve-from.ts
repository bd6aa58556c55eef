import { createRequire } from 'node:module'

export function resolveFrom(importer: string, id: string): string | undefined {
  try {
    return createRequire(importer).resolve(id)
  } catch {
    // An error is Node's only sign of a missing package.
    return undefined
  }
}
