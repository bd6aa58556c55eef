import { prepare } from '#paths/machine/system-under-test.ts'
import { pageLimitOf } from '#paths/model/page-limit.ts'
import type { ReplayResult } from '#paths/results/results.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import type { Path } from '#paths/walk/path.ts'
import { momentText } from '../report/moment-text.ts'
import { keepPath } from './keep-path.ts'
import type { KnownFlow } from './known-flow.ts'
import type { Project } from './project.ts'
import { endText } from './replay-text.ts'

export type PathMarks = {
  /** Null if the flow has no page. `limit` says why the page cannot take the path, and is null if it can. */
  page: { limit: string | null } | null
  /** The last replay. Null if there is none. */
  replay: ReplayResult | null
}

/**
 * Returns a function that looks up a path's marks. The function also stores the path, so that its id can be
 * used later.
 */
export function createMarker(
  project: Project,
  { name, model, exclusions, acceptedFile }: KnownFlow,
): (path: Path) => PathMarks {
  // For an untrusted module, no paths are stored and there are no replays.
  const folder = project.opened ? undefined : new ResultsFolder(project.results)
  const subject = prepare(model)
  return (path) => {
    if (folder && acceptedFile !== undefined) keepPath(project, name, path)
    return {
      page: exclusions ? { limit: pageLimitOf(subject, path, exclusions) ?? null } : null,
      replay: folder?.readReplay(path.id) ?? null,
    }
  }
}

export function marksText({ page, replay }: PathMarks): string[] {
  const where =
    page?.limit === null ? 'can be done in the page' : `cannot be done in the page: ${page?.limit}`
  return [
    ...(page ? [`  ${where}`] : []),
    ...(replay ? [`  last replayed ${momentText(replay.at)}: ${endText(replay)}`] : []),
  ]
}
