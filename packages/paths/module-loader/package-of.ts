import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns the absolute path of the package that contains a module. Without a package, returns the module's
 * own folder.
 */
export function packageOf(file: string): string {
  const own = dirname(file)
  for (let folder = own; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) return own
  }
}
