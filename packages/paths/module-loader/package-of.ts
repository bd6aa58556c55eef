import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the package that a module belongs to; that which it lies in, where it belongs to none. Both absolute. */
export function packageOf(file: string): string {
  const own = dirname(file)
  for (let folder = own; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) return own
  }
}
