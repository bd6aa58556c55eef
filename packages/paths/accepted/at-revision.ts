import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { CONFIG_FILE, openProject, type Project, projectIn, readConfig } from '#paths/command/project.ts'
import { becauseOf } from './earlier-flow.ts'

/** A revision that git does not know. Its message is a sentence for whoever named it. */
export class UnknownRevision extends Error {}

/** A project as it was. */
export type EarlierProject = Project & {
  /** As it was named. */
  revision: string
  /** Why its flows are those of the present configuration, where it had one that cannot be read. */
  remark: string | undefined
}

/**
 * Lets `use` have the project as it was at a git revision: its configuration loads the machines of then. Its files lie in a
 * folder of their own inside the project while `use` runs, so that packages and `#` imports are found.
 *
 * A revision without a configuration that can be read, as from before there was one, is read with the present one. Flows may
 * be listed that did not exist then, or cannot be loaded: {@link loadEarlierFlow} tells.
 *
 * @throws UnknownRevision
 */
export async function atRevision<Result>(
  project: Project,
  revision: string,
  use: (then: EarlierProject) => Promise<Result>,
): Promise<Result> {
  const commit = await commitOf(project.root, revision)
  const folder = path.join(project.results, 'revisions', `${commit.slice(0, 12)}-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    await extract(project.root, commit, folder)
    return await use(await openEarlier(project, revision, folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function openEarlier(project: Project, revision: string, folder: string): Promise<EarlierProject> {
  if (!existsSync(path.join(folder, CONFIG_FILE)))
    return { ...(await openWithPresent(project, folder)), revision, remark: undefined }
  try {
    return { ...(await openProject(folder)), revision, remark: undefined }
  } catch (error) {
    const remark = `${CONFIG_FILE} cannot be read at ${revision}, so the present one is taken: ${becauseOf(error, folder)}`
    return { ...(await openWithPresent(project, folder)), revision, remark }
  }
}

/** What it loads is of then; what the configuration itself imports is of now, since then it may not have been there. */
async function openWithPresent({ root, config }: Project, folder: string): Promise<Project> {
  const present = path.join(root, CONFIG_FILE)
  if (!existsSync(present)) return projectIn(folder, config)
  const file = path.join(folder, CONFIG_FILE)
  copyFileSync(present, file)
  const url = pathToFileURL(file)
  // Another address, since one that could not be read stays so under its own.
  url.search = 'present'
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier,
        context.parentURL === url.href ? { ...context, parentURL: pathToFileURL(present).href } : context,
      ),
  })
  try {
    return projectIn(folder, await readConfig(url))
  } finally {
    hooks.deregister()
  }
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
