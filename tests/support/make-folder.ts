import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A file system in memory, where Linux has one. */
const MEMORY = '/dev/shm'

/** Bytes that must be free there, and in the machine, for databases of tests. */
const ROOM = 4 * 2 ** 30

/**
 * A new folder for databases that no test needs after it: in memory where there is room, because a busy disk lets PostgreSQL
 * wait longer than it works. PostgreSQL runs as another user, who can enter.
 */
export function makeFolder(prefix: string): string {
  const folder = fs.mkdtempSync(path.join(isMemoryFree() ? MEMORY : os.tmpdir(), prefix))
  fs.chmodSync(folder, 0o755)
  return folder
}

function isMemoryFree(): boolean {
  if (!fs.existsSync(MEMORY)) return false
  // A container may let no program run there, and tests copy those of PostgreSQL.
  const mounts = fs.readFileSync('/proc/mounts', 'utf8').split('\n')
  if (mounts.some((line) => line.split(' ')[1] === MEMORY && line.includes('noexec'))) return false
  const { bavail, bsize } = fs.statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) > ROOM
}
