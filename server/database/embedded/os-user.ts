import { stat } from 'node:fs/promises'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { errorCode } from '#server/database/error-code.ts'
import { runProgram } from './run-program.ts'

export type OsUser = { uid: number; gid: number }

const ROOT = 0
const CANDIDATES = ['postgres', 'nobody']

/**
 * Returns the OS user that must run the database, because PostgreSQL refuses to run as root; undefined for
 * the current user.
 */
export async function databaseUser(base: string): Promise<OsUser | undefined> {
  if (process.getuid?.() !== ROOT) return undefined
  const owner = await ownerOf(base)
  if (owner && owner.uid !== ROOT) return owner
  for (const name of CANDIDATES) {
    const user = await findUser(name)
    if (user) return user
  }
  throw new DatabaseUnavailable(
    `As root the built-in database needs an OS user "${CANDIDATES.join('" or "')}", and there is none; create one or set DATABASE_URL.`,
  )
}

async function ownerOf(folder: string): Promise<OsUser | undefined> {
  try {
    const { uid, gid } = await stat(folder)
    return { uid, gid }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function findUser(name: string): Promise<OsUser | undefined> {
  const uid = await runProgram('id', ['-u', name], undefined)
  const gid = await runProgram('id', ['-g', name], undefined)
  if (!uid.succeeded || !gid.succeeded) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}
