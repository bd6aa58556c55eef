import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { CONFIG_FILE, openProject, type Project } from './command/project.ts'

/** A revision that git does not know. Its message is a sentence for whoever named it. */
export class UnknownRevision extends Error {}

/**
 * Lets `use` have the project as it was at a git revision: its configuration loads the machines of then. Its files lie in a
 * folder of their own inside the project while `use` runs, so that packages and `#` imports are found.
 *
 * A revision from before there was a configuration is read with the present one; flows whose modules did not exist then throw
 * when they are loaded.
 *
 * @throws UnknownRevision
 */
export async function atRevision<Result>(
  project: Project,
  revision: string,
  use: (then: Project) => Promise<Result>,
): Promise<Result> {
  const commit = await commitOf(project.root, revision)
  const folder = path.join(project.results, 'revisions', `${commit.slice(0, 12)}-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    await extract(project.root, commit, folder)
    for (const file of [CONFIG_FILE, 'paths/config.ts']) completeWith(project.root, folder, file)
    return await use(await openProject(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function completeWith(root: string, folder: string, file: string): void {
  const [present, wanted] = [path.join(root, file), path.join(folder, file)]
  if (existsSync(wanted) || !existsSync(present)) return
  mkdirSync(path.dirname(wanted), { recursive: true })
  copyFileSync(present, wanted)
}

async function commitOf(root: string, revision: string): Promise<string> {
  // `--end-of-options`: a revision that begins with a dash is no option of git's.
  const parameters = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  try {
    return (await run('git', parameters, { cwd: root })).stdout.trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error
    throw new UnknownRevision(`git knows no revision "${revision}" here.`)
  }
}

/** Writes the files of a commit, below `root` where that is a part of its repository, into `folder`. */
async function extract(root: string, commit: string, folder: string): Promise<void> {
  // Not through a pipe: tar closes it at the end of the archive, before git has written its last, empty blocks.
  const archive = path.join(folder, 'revision.tar')
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
}

const run = promisify(execFile)
