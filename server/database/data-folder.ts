import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Where the built-in database keeps its data when nobody says: `data/postgres` in the project, or, started as
 * root in a place that no other user may enter (PostgreSQL refuses to run as root), a folder of this project's
 * own under `/var/lib`.
 */
export function defaultDataFolder(root: string): string {
  const own = path.join(root, 'data/postgres')
  if (process.getuid?.() !== 0 || isOpenToOthers(root)) return own
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8)
  return `/var/lib/palpite/${name}`
}

function isOpenToOthers(folder: string): boolean {
  const mayEnter = (fs.statSync(folder).mode & 0o001) !== 0
  const parent = path.dirname(folder)
  return mayEnter && (parent === folder || isOpenToOthers(parent))
}
