import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PathsConfig } from '../config.ts'

/** What the command works in. */
export type Project = {
  /** Absolute folder that files are named from. */
  root: string
  /** Absolute folder of results. */
  results: string
  config: PathsConfig
}

/** Takes a line of output. */
export type Print = (line: string) => void

export const CONFIG_FILE = 'paths.config.ts'

/** The project in `root`. Where it has no `paths.config.ts` there are no flows by name, and any machine by its file. */
export async function openProject(root: string): Promise<Project> {
  return { root, results: path.join(root, 'dist/paths'), config: await readConfig(root) }
}

async function readConfig(root: string): Promise<PathsConfig> {
  const file = path.join(root, CONFIG_FILE)
  if (!existsSync(file)) return { groups: {}, flows: [] }
  const { default: config }: { default: PathsConfig } = await import(pathToFileURL(file).href)
  return config
}
