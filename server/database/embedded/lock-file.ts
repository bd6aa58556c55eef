import { open, readFile, readlink, realpath } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '#server/database/error-code.ts'

/** Files in the data folder that contain the process id of the running server. */
const LOCK_FILES = ['postmaster.pid', '.s.PGSQL.5432.lock']

/**
 * Error codes that mean that the process does not exist, that there is no /proc (macOS), or that permission
 * is missing. PostgreSQL then decides by itself whether the lock file is stale.
 */
const UNKNOWN_CODES = ['ENOENT', 'ESRCH', 'EACCES', 'EPERM']

/**
 * Replaces the process id that a killed server left in its lock files with this process's id. PostgreSQL
 * refuses to start while a zombie or, after a reboot, another program has the old id. It ignores the id of
 * its own parent, but still checks the old shared memory.
 */
export async function forgetForeignOwner(data: string): Promise<void> {
  for (const name of LOCK_FILES) {
    const file = path.join(data, name)
    const content = await readIfThere(file)
    const [pid, ...rest] = content?.split('\n') ?? []
    if (pid && (await isForeign(pid, data))) await overwrite(file, [process.pid, ...rest].join('\n'))
  }
}

async function isForeign(pid: string, data: string): Promise<boolean> {
  const status = await readIfThere(`/proc/${pid}/status`)
  if (status === undefined) return false
  if (/^State:\s+Z/m.test(status)) return true
  const workingFolder = await known(readlink(`/proc/${pid}/cwd`))
  return workingFolder !== undefined && workingFolder !== (await realpath(data))
}

const readIfThere = (file: string) => known(readFile(file, 'utf8'))

async function known(reading: Promise<string>): Promise<string | undefined> {
  try {
    return await reading
  } catch (error) {
    if (UNKNOWN_CODES.includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}

/**
 * Overwrites a file in place, so that its owner does not change. Truncates only afterwards: on a full disk, a
 * truncated file could not be written again.
 */
async function overwrite(file: string, content: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.write(content, 0)
    await handle.truncate(Buffer.byteLength(content))
  } finally {
    await handle.close()
  }
}
