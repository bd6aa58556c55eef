import path from 'node:path'
import { readAccepted } from '#paths/accepted/accepted.ts'
import { explore } from '#paths/graph/explore.ts'
import { tour } from '#paths/graph/tour.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import type { Path } from '#paths/walk/path.ts'
import { isWholeId, mayBeginId } from '#paths/walk/path-id.ts'
import { userPaths } from '#paths/walk/user-paths.ts'
import type { Flow } from '../config.ts'
import { countText } from './count-text.ts'
import { type KnownFlow, listedFlow, loadFlow } from './known-flow.ts'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import type { Print, Project } from './project.ts'

export type FoundPath = { flow: Flow; path: Path }

/**
 * Finds a stored path by the first letters of its id. If no stored path matches, generates paths again, which
 * is slow. Throws a {@link Misuse} if there is no such path or more than one.
 * @param flowName limits the search to this flow
 * @param say receives progress messages after one second
 */
export async function findPath(
  project: Project,
  prefix: string,
  flowName?: string,
  say: Print = () => undefined,
): Promise<FoundPath> {
  const flows = flowName === undefined ? project.config.flows : [listedFlow(project, flowName)]
  const kept = flows.flatMap((flow) => keptPaths(project, flow, prefix))
  const found = matching(kept, prefix)
  if (found.length === 0 && mayBeginId(prefix))
    found.push(...matching(await generatedPaths(project, flows, prefix, say), prefix))
  const [first, second] = found
  if (first && !second) return first
  if (first) throw new Misuse(ambiguous(prefix, found))
  const ids = kept.map((one) => one.path.id)
  throw new Misuse(`No path id starts with "${prefix}".${didYouMean(prefix, ids)}`)
}

/** Returns a flow's stored paths. If a path is stored several times, its most detailed copy comes first. */
function keptPaths(project: Project, flow: Flow, prefix: string): FoundPath[] {
  const folder = new ResultsFolder(project.results)
  const recorded = folder.readRecorded().filter((one) => one.flow === flow.name)
  const paths = [
    ...recorded.map((one) => one.path),
    ...(readAccepted(path.resolve(project.root, flow.accepted))?.paths ?? []),
    ...(folder.readFlow(flow.name)?.paths ?? []),
    ...folder.readKnown(flow.name, prefix).map((one) => one.path),
  ]
  return paths.map((one) => ({ flow, path: one }))
}

/** Generates paths flow by flow. If `prefix` is a whole id, stops after the flow that contains it. */
async function generatedPaths(
  project: Project,
  flows: readonly Flow[],
  prefix: string,
  say: Print,
): Promise<FoundPath[]> {
  const found: FoundPath[] = []
  const isFound = () => isWholeId(prefix) && found.some(({ path }) => path.id === prefix)
  const began = performance.now()
  let due = FIRST_WORD
  const showProgress = (done: number) => {
    const elapsed = performance.now() - began
    if (elapsed < due) return
    say(
      due === FIRST_WORD
        ? `No stored path has this id. Generating the paths of ${countText(flows.length, 'flow')} again.`
        : `${done} of ${countText(flows.length, 'flow')} done.`,
    )
    due = elapsed + NEXT_WORD
  }
  for (const [done, flow] of flows.entries()) {
    if (isFound()) break
    const known = await loadFlow(project, flow)
    const subject = prepare(known.model)
    showProgress(done)
    const graph = explore(subject)
    showProgress(done)
    const paths = [...tour(subject, graph).paths, ...pagePaths(known)]
    found.push(...paths.map((one) => ({ flow, path: one })))
  }
  return found
}

/** Returns the paths that `list --page` would print, and paths that cover every case of the page. */
function pagePaths({ model, exclusions }: KnownFlow): Path[] {
  if (!exclusions) return []
  const { transitions, everything } = userPaths(model, exclusions)
  return [...transitions(), ...everything()]
}
/** Time in ms before the first progress message, and between later ones. */
const FIRST_WORD = 1_000
const NEXT_WORD = 10_000

/** Returns paths with exactly this id, or else paths whose ids begin with it. Lists each once per flow. */
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
  return `Several path ids start with "${prefix}": ${ids.join(', ')}. Give more letters, or --flow.`
}
