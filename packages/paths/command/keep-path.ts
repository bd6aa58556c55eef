import { ResultsFolder } from '#paths/results/results-folder.ts'
import type { Path } from '#paths/walk/path.ts'
import type { Project } from './project.ts'

/** Stores a path, so that it can later be found by its id without generating paths again. */
export function keepPath(project: Project, flow: string, path: Path): void {
  new ResultsFolder(project.results).writeKnown({ flow, at: new Date().toISOString(), path })
}
