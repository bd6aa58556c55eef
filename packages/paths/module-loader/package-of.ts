import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder of the package that contains a module, or else the module's own folder. Both are absolute. */
export function packageOf(file: string): string {
  const own = dirname(file)
  for (let folder = own; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) return own
  }
}
