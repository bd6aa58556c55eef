import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '#server/core/project-root.ts'
import { StartupError } from '#server/core/startup-error.ts'
import { completeFolder, removeAbandoned } from '#server/database/unfinished-folder.ts'
import { FILE_REFUSAL_EXIT_CODES, fileRefusalOf } from '#server/files/file-refusal.ts'

export type Building = {
  called: string
  builds: string
  sources: readonly string[]
  /** Build script; its arguments are the project root and the output folder. */
  maker: string
}

export const APPLICATION: Building = {
  called: 'application',
  builds: 'dist/builds',
  maker: 'server/boot/client-build-entry.ts',
  sources: [
    'protocol',
    'domain',
    'src',
    'games',
    'firebase',
    'sandbox',
    'packages',
    'tests/models',
    'paths.config.ts',
    'public',
    'index.html',
    'bundling',
    'vite.config.ts',
    'lingui.config.ts',
    'package-lock.json',
  ],
}

/** Bundled into one file, as its nine hundred small modules would take seconds to load. */
export const PLATFORM: Building = {
  called: 'platform',
  builds: 'dist/platforms',
  maker: 'server/boot/platform-build-entry.ts',
  sources: ['protocol', 'domain', 'server', 'packages', 'package-lock.json'],
}

export const API_DOCS: Building = {
  called: 'API description',
  builds: 'dist/api-docs',
  maker: 'api-docs/build.ts',
  sources: ['protocol', 'domain', 'api-docs', 'scripts', 'package.json', 'package-lock.json'],
}

/** Number of builds to keep. Running processes may still read an older one. */
const KEPT = 3

type Make = (root: string, folder: string) => Promise<void>

/**
 * Returns the folder of the current build, and creates it if it is missing. Folders are named after a hash of
 * the sources and appear atomically, so that concurrent starts do not clash.
 */
export async function currentBuild(
  root: string,
  say: (line: string) => void,
  building: Building = APPLICATION,
  make: Make = makerOf(building),
): Promise<string> {
  const builds = path.join(root, building.builds)
  const finished = path.join(builds, fingerprint(root, building.sources))
  if (await exists(finished)) return finished
  say(`Building the ${building.called} …`)
  try {
    await fs.mkdir(builds, { recursive: true })
    await removeAbandoned(builds)
    await completeFolder(finished, (unfinished) => make(root, unfinished))
    await removeOld(builds)
  } catch (error) {
    throw explainBuildFailure(error, builds)
  }
  return finished
}

/**
 * Builds in a child process, so that neither its gigabyte of memory nor its `NODE_ENV` outlives the build.
 * The child exits with this process and prints its own errors.
 */
function makerOf({ called, maker }: Building): Make {
  return async (root, folder) => {
    // Detached: Ctrl-C must reach only the platform, which then ends the build.
    const child = fork(path.join(projectRoot, maker), [root, folder], { detached: true, execArgv: [] })
    const [code] = await once(child, 'exit')
    if (code === FILE_REFUSAL_EXIT_CODES.full)
      throw Object.assign(new Error('There is no space for the build'), { code: 'ENOSPC' })
    if (code === FILE_REFUSAL_EXIT_CODES.closed)
      throw Object.assign(new Error('The build cannot be written'), { code: 'EACCES' })
    if (code !== 0) throw new StartupError(`The ${called} could not be built. See the output above.`)
  }
}

function explainBuildFailure(error: unknown, builds: string): unknown {
  const kind = fileRefusalOf(error)
  if (kind === 'full')
    return new StartupError(`The disk with the folder ${builds} is full; make room and start again.`)
  if (kind === 'closed')
    return new StartupError(
      `The folder ${builds} cannot be written to; let this user write there and start again.`,
    )
  return error
}

async function removeOld(builds: string): Promise<void> {
  const names = (await fs.readdir(builds)).filter((name) => !name.startsWith('unfinished-'))
  const folders = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(builds, name)
      return { folder, made: (await fs.stat(folder)).mtimeMs }
    }),
  )
  const old = folders.sort((a, b) => b.made - a.made).slice(KEPT)
  await Promise.all(old.map(({ folder }) => fs.rm(folder, { recursive: true, force: true })))
}

/** Synchronous, because reading thousands of small files with promises takes ten times as long. */
function fingerprint(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, root, source)
  return hash.digest('hex').slice(0, 16)
}

function addTo(hash: ReturnType<typeof createHash>, root: string, name: string): void {
  const file = path.join(root, name)
  if (statSync(file).isDirectory()) {
    for (const inner of readdirSync(file).sort()) addTo(hash, root, path.join(name, inner))
  } else hash.update(name).update(readFileSync(file))
}

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  )
