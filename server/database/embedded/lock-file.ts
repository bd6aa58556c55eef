import { open, readFile, readlink, realpath } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '#server/database/error-code.ts'

/** The files in which a running server notes its process id: one for the data, one for the socket. */
const LOCK_FILES = ['postmaster.pid', '.s.PGSQL.5432.lock']

/** No such process, no /proc (macOS), or not ours to look at. PostgreSQL then finds out by itself. */
const UNKNOWN_CODES = ['ENOENT', 'ESRCH', 'EACCES', 'EPERM']

/**
 * A killed server leaves its process id behind, and PostgreSQL does not start while that number belongs to a
 * zombie or, after a reboot or in a fresh container, to another program. The id of this process in its place
 * counts as stale, being that of the new server's parent; PostgreSQL still checks that nobody uses the old
 * server's shared memory.
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

/** In place: on a full disk an emptied file could not be written again, and its owner is the database's user. */
async function overwrite(file: string, content: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.write(content, 0)
    await handle.truncate(Buffer.byteLength(content))
  } finally {
    await handle.close()
  }
}
