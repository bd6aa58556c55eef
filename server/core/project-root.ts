import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** The project's folder. It cannot be derived from a module's path, as the code also runs from a bundle. */
export const projectRoot = rootOf(findPackageJSON(import.meta.url))

function rootOf(manifest: string | undefined): string {
  if (manifest === undefined) throw new Error('No package.json was found above the platform.')
  return path.dirname(manifest)
}
