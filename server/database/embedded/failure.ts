import { statfs } from 'node:fs/promises'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { errorCode } from '#server/database/error-code.ts'

/** In bytes. PostgreSQL allocates its write-ahead log in files of this size, and stops if it cannot. */
const WAL_SEGMENT = 16 * 1024 * 1024

const FULL_DISK_CODES = ['ENOSPC', 'EDQUOT']
const DISK_FULL = '53100'
const FULL_DISK_WORDS = /No space left on device|Disk quota exceeded/
const LAST_WORDS = /(?:FATAL|PANIC|initdb: error|postgres: error): +(.*)/

const fullDisk = (base: string) =>
  new DatabaseUnavailable(`The disk with the database folder ${base} is full; make room and start again.`)

/**
 * @param what completes "The built-in database in … "
 * @param output the program's output, which may be empty if the disk was full
 */
export async function embeddedFailure(
  what: string,
  base: string,
  output: string,
): Promise<DatabaseUnavailable> {
  if (FULL_DISK_WORDS.test(output)) return fullDisk(base)
  const reason = LAST_WORDS.exec(output)?.[1]
  if (reason === undefined && (await freeBytes(base)) < WAL_SEGMENT) return fullDisk(base)
  return new DatabaseUnavailable(`The built-in database in ${base} ${what}: ${reason ?? lastLine(output)}.`)
}

/** Turns a file system error into a DatabaseUnavailable. Returns other errors unchanged. */
export function explainFileError(error: unknown, base: string): unknown {
  const code = errorCode(error)
  if (!(error instanceof Error) || code === undefined || !('syscall' in error)) return error
  if (FULL_DISK_CODES.includes(code)) return fullDisk(base)
  return new DatabaseUnavailable(`The database folder ${base} cannot be used: ${error.message}.`)
}

/**
 * Turns the error of a migration or seeding that ran out of disk space into a DatabaseUnavailable. Returns
 * other errors unchanged.
 */
export async function explainFullDisk(error: unknown, base: string): Promise<unknown> {
  if (error instanceof DatabaseUnavailable || (error instanceof Error && error.name === 'StartupError'))
    return error
  const isFull = codesOf(error).includes(DISK_FULL) || (await hasNoRoom(base))
  return isFull ? fullDisk(base) : error
}

const hasNoRoom = (base: string): Promise<boolean> =>
  freeBytes(base).then(
    (free) => free < WAL_SEGMENT,
    () => false,
  )

function codesOf(error: unknown): (string | undefined)[] {
  return error instanceof Error ? [errorCode(error), ...codesOf(error.cause)] : []
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const lastLine = (output: string) => output.split('\n').at(-1) || 'it gave no reason'
