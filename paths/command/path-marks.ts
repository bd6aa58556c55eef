import { pageLimitOf } from '../page-limit.ts'
import type { Path } from '../path.ts'
import { momentText } from '../report/moment-text.ts'
import type { ReplayResult } from '../results.ts'
import { ResultsFolder } from '../results-folder.ts'
import { prepare } from '../subject.ts'
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

/** Tells what is known of each path of a flow. */
export function createMarker(project: Project, { model, exclusions }: KnownFlow): (path: Path) => PathMarks {
  const folder = new ResultsFolder(project.results)
  const subject = prepare(model)
  return (path) => ({
    page: exclusions ? { limit: pageLimitOf(subject, path, exclusions) ?? null } : null,
    replay: folder.readReplay(path.id) ?? null,
  })
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
