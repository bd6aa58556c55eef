import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Opened } from '#paths/sandbox/work.ts'
import type { PathsConfig } from '../config.ts'

/** What the command works in. */
export type Project = {
  /** Absolute folder that files are named from. */
  root: string
  /** Absolute folder of results. */
  results: string
  config: PathsConfig
  /** The one module whose machines may be worked on by its file, where this process is confined to it. */
  opened?: Opened
}

/** Takes a line of output. */
export type Print = (line: string) => void

export const CONFIG_FILE = 'paths.config.ts'

/** The project in `root`. Where it has no `paths.config.ts` there are no flows by name, and any machine by its file. */
export async function openProject(root: string): Promise<Project> {
  const file = path.join(root, CONFIG_FILE)
  return projectIn(root, existsSync(file) ? await readConfig(pathToFileURL(file)) : NO_FLOWS)
}

/** The configuration of a project that has none. */
export const NO_FLOWS: PathsConfig = { groups: {}, flows: [] }

/** A project of that configuration, wherever that was read from. */
export function projectIn(root: string, config: PathsConfig): Project {
  return { root, results: path.join(root, 'dist/paths'), config }
}

export async function readConfig(url: URL): Promise<PathsConfig> {
  const { default: config }: { default: PathsConfig } = await import(url.href)
  return config
}
