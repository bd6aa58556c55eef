import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Opened } from '#paths/sandbox/work.ts'
import type { PathsConfig } from '../config.ts'

export type Project = {
  /** Absolute path of the folder that file names are relative to. */
  root: string
  results: string
  config: PathsConfig
  /** Only in a sandboxed process: the one module whose machines may be used. */
  opened?: Opened
}

export type Print = (line: string) => void

export const CONFIG_FILE = 'paths.config.ts'

/**
 * Opens a project. Without a `paths.config.ts`, it has no flows, but any module can still be opened by its
 * file name.
 */
export async function openProject(root: string): Promise<Project> {
  const file = path.join(root, CONFIG_FILE)
  return projectIn(root, existsSync(file) ? await readConfig(pathToFileURL(file)) : NO_FLOWS)
}

export const NO_FLOWS: PathsConfig = { groups: {}, flows: [] }

export function projectIn(root: string, config: PathsConfig): Project {
  return { root, results: path.join(root, 'dist/paths'), config }
}

export async function readConfig(url: URL): Promise<PathsConfig> {
  const { default: config }: { default: PathsConfig } = await import(url.href)
  return config
}
