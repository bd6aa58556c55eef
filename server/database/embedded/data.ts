import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { completeFolder } from '#server/database/unfinished-folder.ts'
import { embeddedFailure } from './failure.ts'
import type { OsUser } from './os-user.ts'
import type { Programs } from './programs.ts'
import { runProgram } from './run-program.ts'

/** The only database user. It needs no password, as only the data folder's owner can access the socket. */
export const DATABASE_USER = 'palpite'

/** PostgreSQL's built-in locale sorts texts the same way on every machine. */
const INITDB_OPTIONS = [
  ['--username', DATABASE_USER],
  ['--auth', 'trust'],
  ['--encoding', 'UTF8'],
  ['--locale', 'C'],
  ['--locale-provider', 'builtin'],
  ['--builtin-locale', 'C.UTF-8'],
].flat()

export async function prepareData(
  base: string,
  programs: Programs,
  user: OsUser | undefined,
): Promise<string> {
  const data = path.join(base, 'data')
  if (!existsSync(data))
    await completeFolder(data, (unfinished) => createData(base, unfinished, programs, user))
  await refuseOtherMajor(data, programs.version)
  return data
}

async function createData(
  base: string,
  unfinished: string,
  programs: Programs,
  user: OsUser | undefined,
): Promise<void> {
  const { succeeded, output } = await runProgram(
    programs.initdb,
    ['--pgdata', unfinished, ...INITDB_OPTIONS],
    user,
  )
  if (!succeeded) throw await embeddedFailure('could not be created', base, output)
}

/** PostgreSQL cannot read the data of another major version. */
async function refuseOtherMajor(data: string, version: string): Promise<void> {
  const versionFile = path.join(data, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    throw new DatabaseUnavailable(`${data} exists but contains no PostgreSQL data; choose another folder.`)
  }
  const made = (await readFile(versionFile, 'utf8')).trim()
  if (made !== version.split('.')[0]) {
    throw new DatabaseUnavailable(
      `${data} was made by PostgreSQL ${made} and version ${version} is installed; go back to the old version and export, then import into a new folder.`,
    )
  }
}
