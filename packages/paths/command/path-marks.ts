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

/** What is known of a path besides what it does. */
export type PathMarks = {
  /** Whether it can be done in the page, and otherwise why not; null where nothing of its flow is. */
  page: { limit: string | null } | null
  /** How it last went. */
  replay: ReplayResult | null
}

/**
 * Marks the paths of a flow that are shown: tells what is known of each, and keeps it, so that whoever was shown an id can go on
 * with it.
 */
export function createMarker(
  project: Project,
  { name, model, exclusions, acceptedFile }: KnownFlow,
): (path: Path) => PathMarks {
  // Of a machine that is only read, nothing is ever kept or replayed.
  const folder = project.opened ? undefined : new ResultsFolder(project.results)
  const subject = prepare(model)
  return (path) => {
    // Somebody else's machine is no flow of the project, whatever its name.
    if (folder && acceptedFile !== undefined) keepPath(project, name, path)
    return {
      page: exclusions ? { limit: pageLimitOf(subject, path, exclusions) ?? null } : null,
      replay: folder?.readReplay(path.id) ?? null,
    }
  }
}

/** The same as lines. */
export function marksText({ page, replay }: PathMarks): string[] {
  const where =
    page?.limit === null ? 'can be done in the page' : `cannot be done in the page: ${page?.limit}`
  return [
    ...(page ? [`  ${where}`] : []),
    ...(replay ? [`  last replayed ${momentText(replay.at)}: ${endText(replay)}`] : []),
  ]
}
