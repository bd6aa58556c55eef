import { chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import type { OsUser } from './os-user.ts'
import { runProgram } from './run-program.ts'

/** Makes a folder that only its owner can access. */
export async function makeFolder(base: string, user: OsUser | undefined): Promise<void> {
  await mkdir(path.dirname(base), { recursive: true })
  await mkdir(base, { recursive: true, mode: 0o700 })
  if (user) await giveTo(user, base)
}

async function giveTo(user: OsUser, base: string): Promise<void> {
  await chown(base, user.uid, user.gid)
  const { succeeded: mayWrite } = await runProgram('test', ['-w', base], user)
  if (mayWrite) return
  throw new DatabaseUnavailable(
    `As root the built-in database runs as OS user ${user.uid}, who cannot get into ${base}; choose a folder that every user can reach, or set DATABASE_URL.`,
  )
}
