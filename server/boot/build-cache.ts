import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '#server/core/project-root.ts'
import { StartupError } from '#server/core/startup-error.ts'
import { makeWhole, removeAbandoned } from '#server/database/unfinished-folder.ts'
import { fileRefusalOf, MAKER_REFUSED } from '#server/files/file-refusal.ts'

/** Something that is built once for the sources it is made from. */
export type Building = {
  /** What is being built, as a sentence tells it. */
  called: string
  /** Folder of its builds, from the project's root. */
  builds: string
  /** Files and folders of the project's root that it is made from. */
  sources: readonly string[]
  /** Program that makes it, from the project's root; given the root and the folder to make. */
  maker: string
}

/** What a browser loads. */
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

/** The platform in one file: nine hundred small ones take seconds to load. */
export const PLATFORM: Building = {
  called: 'platform',
  builds: 'dist/platforms',
  maker: 'server/boot/platform-build-entry.ts',
  sources: ['protocol', 'domain', 'server', 'packages', 'package-lock.json'],
}

/** The API description and its reader. */
export const API_DOCS: Building = {
  called: 'API description',
  builds: 'dist/api-docs',
  maker: 'api-docs/build.ts',
  sources: ['protocol', 'domain', 'api-docs', 'scripts', 'package.json', 'package-lock.json'],
}

/** How many builds are kept: a process that is still running reads its own. */
const KEPT = 3

type Make = (root: string, folder: string) => Promise<void>

/**
 * The folder of the build that belongs to the sources as they are, made when there is none. Each build has a
 * folder named after its sources and arrives there whole, so that several starts at once do not meet. `make` makes
 * the folder it is given.
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
    await makeWhole(finished, (unfinished) => make(root, unfinished))
    await removeOld(builds)
  } catch (error) {
    throw explainBuildFailure(error, builds)
  }
  return finished
}

/**
 * In a process of its own, so that what building takes goes back with it: of memory a gigabyte, which the platform would hold
 * for as long as it runs, and of the environment a `NODE_ENV`. It ends with this one, and says itself what went wrong.
 */
function makerOf({ called, maker }: Building): Make {
  return async (root, folder) => {
    // Ctrl-C in the terminal is for the platform to hear, which takes it along.
    const child = fork(path.join(projectRoot, maker), [root, folder], { detached: true, execArgv: [] })
    const [code] = await once(child, 'exit')
    if (code === MAKER_REFUSED.full)
      throw Object.assign(new Error('No room for the build'), { code: 'ENOSPC' })
    if (code === MAKER_REFUSED.closed)
      throw Object.assign(new Error('The build may not be written'), { code: 'EACCES' })
    if (code !== 0) throw new StartupError(`The ${called} could not be built; why is said above.`)
  }
}

/** The sentence for a refusal of the file system; any other error is given back as it is. */
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

/** At once: thousands of small files read one after another by promises cost ten times the work of reading them. */
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
