import { type Accepted, readAccepted, writeAccepted } from '#paths/accepted/accepted.ts'
import { type Coverage, coverageOf, gapFinding, limitMet } from '#paths/coverage/coverage.ts'
import { count, createTally } from '#paths/graph/coverage-counter.ts'
import { explore, type Graph } from '#paths/graph/explore.ts'
import { graphFindings } from '#paths/graph/graph-findings.ts'
import { tour } from '#paths/graph/tour.ts'
import { prepare, type Subject } from '#paths/machine/system-under-test.ts'
import type { Model } from '#paths/model.ts'
import type { Path } from '#paths/walk/path.ts'
import { type Walk, walk } from '#paths/walk/walk.ts'
import { conventionFindings } from './conventions.ts'

export type CheckOptions = {
  /** File of the reviewed paths. Undefined if there are none, for example for foreign modules. */
  acceptedFile?: string | undefined
  /** Whether to rewrite that file. By default, only if the environment has `ACCEPT_PATHS=1`. */
  update?: boolean
}

export type Check = {
  /** Problems to look at, one sentence each. Empty if there are none. */
  findings: readonly string[]
  paths: readonly Path[]
  coverage: Coverage
  walks: readonly Walked[]
  replays: readonly Walked[]
  subject: Subject
  graph: Graph
}

export type Walked = { path: Path; walk: Walk }

/** Explores a machine, walks generated paths on a real actor, and compares them with the accepted paths. */
export function checkModel(model: Model, options: CheckOptions): Check {
  const { acceptedFile, update = process.env.ACCEPT_PATHS === '1' } = options
  const subject = prepare(model)
  const graph = explore(subject)
  const generated = tour(subject, graph)
  const walks = walkAll(subject, generated.paths)
  const coverage = coverageOf(subject, tallyOf(walks), limitMet(model, graph))
  const accepted = acceptedFile === undefined ? undefined : readAccepted(acceptedFile)
  const replays = walkAll(subject, accepted?.paths ?? [])
  if (update && acceptedFile !== undefined) writeAccepted(acceptedFile, acceptAgain(subject, graph, replays))

  const findings = [
    ...conventionFindings(model.machine),
    ...graphFindings(graph, model),
    ...coverageFindings(coverage),
    ...generated.missed.map((item) => `no path with exact times covers: ${item}`),
    ...differences(walks).map((difference) => `a real actor differs from the generated ${difference}`),
    ...(update || acceptedFile === undefined ? [] : acceptanceFindings(accepted, replays, walks)),
  ]
  return {
    findings: exceptWhatIsMeant(findings, model),
    paths: generated.paths,
    coverage,
    walks,
    replays,
    subject,
    graph,
  }
}

export function walkAll(subject: Subject, paths: readonly Path[]): Walked[] {
  return paths.map((path) => ({ path, walk: walk(subject, path) }))
}

export function tallyOf(walks: readonly Walked[]) {
  const tally = createTally()
  for (const { walk } of walks) {
    for (const observation of walk.observations) count(tally, observation)
  }
  return tally
}

function itemsOf(walks: readonly Walked[]): Set<string> {
  return new Set(walks.flatMap(({ walk }) => walk.items))
}

function differences(walks: readonly Walked[]): string[] {
  return walks.flatMap(({ path, walk }) => (walk.difference ? [`path ${path.id}, ${walk.difference}`] : []))
}

function coverageFindings({ states, transitions, guardsFalse }: Coverage): string[] {
  const isAsked = ({ what }: { what: string }) => transitions.covered.includes(what)
  return [
    ...states.gaps.map((gap) => gapFinding('state', gap)),
    ...transitions.gaps.map((gap) => gapFinding('transition', gap)),
    ...guardsFalse.gaps
      .filter(isAsked)
      .map(({ what, reason }) => `the guard of ${what} is never false: ${reason}`),
  ]
}

function acceptanceFindings(
  accepted: Accepted | undefined,
  replays: readonly Walked[],
  walks: readonly Walked[],
) {
  if (!accepted) return ['no paths are accepted yet: run with ACCEPT_PATHS=1 and review the file']
  const departures = differences(replays).map((difference) => `accepted ${difference}`)
  const walked = [...tallyOf(walks).edges]
  const gone = accepted.transitions.filter((id) => !walked.includes(id))
  const added = walked.filter((id) => !accepted.transitions.includes(id))
  const shown = itemsOf(replays)
  const unshown = [...itemsOf(walks)].filter(
    (item) => !shown.has(item) && !added.some((id) => item.startsWith(id)),
  )
  return [
    ...departures,
    ...gone.map((id) => `accepted transition ${id} is no longer walked`),
    ...added.map((id) => `transition ${id} is not accepted yet`),
    // If a path stopped early, everything after that step would be reported here by mistake.
    ...(departures.length > 0 ? [] : unshown.map((item) => `no accepted path shows: ${item}`)),
  ]
}

/** Keeps the accepted paths that still pass and cover something. Adds paths for everything else. */
function acceptAgain(subject: Subject, graph: Graph, replays: readonly Walked[]): Accepted {
  const shown = new Set<string>()
  const kept = replays.filter(({ walk }) => {
    const isUseful = walk.difference === undefined && walk.items.some((item) => !shown.has(item))
    if (isUseful) for (const item of walk.items) shown.add(item)
    return isUseful
  })
  const added = walkAll(subject, tour(subject, graph, { covered: shown }).paths)
  const all = [...kept, ...added]
  const walked = tallyOf(all).edges
  return {
    transitions: subject.edges.map(({ id }) => id).filter((id) => walked.has(id)),
    paths: all.map(({ path }) => path),
  }
}

function exceptWhatIsMeant(findings: readonly string[], { exceptions }: Model): string[] {
  const unused = Object.keys(exceptions).filter((finding) => !findings.includes(finding))
  return [
    ...new Set(findings.filter((finding) => !(finding in exceptions))),
    ...unused.map((finding) => `the exception is no longer needed: ${finding}`),
  ]
}
