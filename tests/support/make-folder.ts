import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'

/** Free bytes that test databases need, both in `/dev/shm` and in the machine's memory. */
const ROOM = 4 * 2 ** 30

/**
 * Makes a temporary folder for databases and lets PostgreSQL's user read it. The folder is in memory if there
 * is room, since a busy disk slows PostgreSQL down.
 */
export function makeFolder(prefix: string): string {
  const folder = fs.mkdtempSync(path.join(isMemoryFree() ? MEMORY : os.tmpdir(), prefix))
  fs.chmodSync(folder, 0o755)
  return folder
}

function isMemoryFree(): boolean {
  if (!fs.existsSync(MEMORY)) return false
  // Containers may mount `/dev/shm` with noexec, and tests run copies of PostgreSQL from there.
  const mounts = fs.readFileSync('/proc/mounts', 'utf8').split('\n')
  if (mounts.some((line) => line.split(' ')[1] === MEMORY && line.includes('noexec'))) return false
  const { bavail, bsize } = fs.statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) > ROOM
}
