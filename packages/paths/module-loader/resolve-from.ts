import { createRequire } from 'node:module'

/** The file that a module means by what it imports; nothing where there is no such file. */
export function resolveFrom(importer: string, id: string): string | undefined {
  try {
    return createRequire(importer).resolve(id)
  } catch {
    // Node says in no other way that a package is not there.
    return undefined
  }
}
