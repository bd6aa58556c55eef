import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { CONFIG_FILE, openProject, type Project, projectIn, readConfig } from '#paths/command/project.ts'
import { becauseOf } from './earlier-flow.ts'

/** Thrown if git does not know the revision. The message is a sentence for the user. */
export class UnknownRevision extends Error {}

export type EarlierProject = Project & {
  /** The revision as the user typed it. */
  revision: string
  /**
   * Why the revision's configuration cannot be read. Undefined if it can be read, or if the revision has
   * none.
   */
  remark: string | undefined
}

/**
 * Runs `use` with the whole project, machines included, as it was at a git revision. The revision's files are
 * extracted to a temporary folder inside the project, so that packages and `#` imports resolve. If the
 * revision's configuration cannot be read, the current one is used. Some flows may then be missing or fail to
 * load: `loadEarlierFlow` reports these cases.
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
    const remark = `${CONFIG_FILE} cannot be read at ${revision}, so the present one is used: ${becauseOf(error, folder)}`
    return { ...(await openWithPresent(project, folder)), revision, remark }
  }
}

/**
 * Opens the revision with the current configuration. Machines come from the revision. The configuration's own
 * imports come from the project, since the revision may lack them.
 */
async function openWithPresent({ root, config }: Project, folder: string): Promise<Project> {
  const present = path.join(root, CONFIG_FILE)
  if (!existsSync(present)) return projectIn(folder, config)
  const file = path.join(folder, CONFIG_FILE)
  copyFileSync(present, file)
  const url = pathToFileURL(file)
  // The query makes the URL unique, since Node may have cached a failed import of this file.
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
  // After `--end-of-options`, git does not mistake a revision that starts with a dash for an option.
  const parameters = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  try {
    return (await run('git', parameters, { cwd: root })).stdout.trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error
    throw new UnknownRevision(`git does not know the revision "${revision}".`)
  }
}

/**
 * Extracts a commit into `folder`. If the project is only a part of its repository, extracts just that part.
 */
async function extract(root: string, commit: string, folder: string): Promise<void> {
  // A file instead of a pipe: tar would close the pipe before git has written its last, empty blocks.
  const archive = path.join(folder, 'revision.tar')
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
}

const run = promisify(execFile)
