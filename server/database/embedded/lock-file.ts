import { open, readFile, readlink, realpath } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '#server/database/error-code.ts'

/** Files in the data and socket folders with the process id of a running server. */
const LOCK_FILES = ['postmaster.pid', '.s.PGSQL.5432.lock']

/**
 * Error codes that mean that the process does not exist, that there is no /proc (macOS), or that permission
 * is missing. PostgreSQL then decides by itself whether the file is stale.
 */
const UNKNOWN_CODES = ['ENOENT', 'ESRCH', 'EACCES', 'EPERM']

/**
 * A killed server leaves its process id behind. PostgreSQL refuses to start while a zombie or, after a
 * reboot, another program has that id. So this writes the current process's id into the file: PostgreSQL
 * ignores a file with the id of its own parent. It still checks the old shared memory.
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
 * Overwrites in place: on a full disk, a truncated file could not be written again. The file's owner must not
 * change either.
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
