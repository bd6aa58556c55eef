import path from 'node:path'
import { readAccepted } from '../accepted.ts'
import type { Flow } from '../config.ts'
import type { Path } from '../path.ts'
import { ResultsFolder } from '../results-folder.ts'
import { listedFlow, loadFlow } from './known-flow.ts'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import type { Project } from './project.ts'
import { study } from './study.ts'

export type FoundPath = { flow: Flow; path: Path }

/**
 * The path whose id begins with `prefix`: recorded, accepted, or of the last generation; where it is none of these, paths are
 * generated anew. Throws a {@link Misuse} where there is none, or more than one.
 *
 * @param flowName looks in this flow alone
 */
export async function findPath(project: Project, prefix: string, flowName?: string): Promise<FoundPath> {
  const flows = flowName === undefined ? project.config.flows : [listedFlow(project, flowName)]
  const kept = flows.flatMap((flow) => keptPaths(project, flow))
  const found = matching(kept, prefix)
  if (found.length === 0) found.push(...matching(await generatedPaths(project, flows), prefix))
  const [first, second] = found
  if (first && !second) return first
  if (first) throw new Misuse(ambiguous(prefix, found))
  const ids = kept.map((one) => one.path.id)
  throw new Misuse(`No path's id begins with "${prefix}".${didYouMean(prefix, ids)}`)
}

/** What is on disk, each id once, that which knows the most of its steps first. */
function keptPaths(project: Project, flow: Flow): FoundPath[] {
  const folder = new ResultsFolder(project.results)
  const recorded = folder.readRecorded().filter((one) => one.flow === flow.name)
  const paths = [
    ...recorded.map((one) => one.path),
    ...(readAccepted(path.resolve(project.root, flow.accepted))?.paths ?? []),
    ...(folder.readFlow(flow.name)?.paths ?? []),
  ]
  return paths.map((one) => ({ flow, path: one }))
}

async function generatedPaths(project: Project, flows: readonly Flow[]): Promise<FoundPath[]> {
  const found: FoundPath[] = []
  for (const flow of flows) {
    const { result } = study(await loadFlow(project, flow))
    found.push(...result.paths.map((one) => ({ flow, path: one })))
  }
  return found
}

/** Those of that id, or else those whose ids begin with it; each id of each flow once. */
function matching(paths: readonly FoundPath[], prefix: string): FoundPath[] {
  const distinct = new Map<string, FoundPath>()
  for (const one of paths) {
    const key = `${one.flow.name} ${one.path.id}`
    if (!distinct.has(key)) distinct.set(key, one)
  }
  const all = [...distinct.values()]
  const exact = all.filter((one) => one.path.id === prefix)
  return exact.length > 0 ? exact : all.filter((one) => one.path.id.startsWith(prefix))
}

function ambiguous(prefix: string, found: readonly FoundPath[]): string {
  const ids = found.map(({ flow, path }) => `${path.id} of ${flow.name}`)
  return `Several paths' ids begin with "${prefix}": ${ids.join(', ')}. Say more of it, or --flow.`
}
