import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Absolute path of the package that contains a module. If there is none, that of the module's folder. */
export function packageOf(file: string): string {
  const own = dirname(file)
  for (let folder = own; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) return own
  }
}
