import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Default folder of the embedded database: `data/postgres` in the project. PostgreSQL does not run as root.
 * So if root runs the project in a folder that other users cannot enter, the default is under `/var/lib`.
 */
export function defaultDataFolder(root: string): string {
  const own = path.join(root, 'data/postgres')
  if (process.getuid?.() !== 0 || isReadableByOthers(root)) return own
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8)
  return `/var/lib/palpite/${name}`
}

function isReadableByOthers(folder: string): boolean {
  const mayEnter = (fs.statSync(folder).mode & 0o001) !== 0
  const parent = path.dirname(folder)
  return mayEnter && (parent === folder || isReadableByOthers(parent))
}
