import { type Covered, coverageOf, limitMet } from '#paths/coverage/coverage.ts'
import { PairGraph } from '#paths/coverage/pairs.ts'
import { gapsOf } from '#paths/coverage/result-gaps.ts'
import { explore } from '#paths/graph/explore.ts'
import { graphFindings } from '#paths/graph/graph-findings.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { type Check, type CheckOptions, checkModel, tallyOf, walkAll } from '#paths/model/check-model.ts'
import { conventionFindings } from '#paths/model/conventions.ts'
import type { Exclusion } from '#paths/model/exclusion.ts'
import { pageReasonsOf } from '#paths/model/page-reasons.ts'
import type { FlowResult, Share } from '#paths/results/results.ts'
import { type GenerateOptions, generate } from '#paths/walk/generate.ts'
import { type Covers, coversOf, passageCounts, passageOf } from '#paths/walk/trace.ts'
import { offeredGraph } from '#paths/walk/user-paths.ts'
import type { KnownFlow } from './known-flow.ts'
import { Misuse } from './misuse.ts'

export type Study = {
  flow: KnownFlow
  result: FlowResult
  /** The coverage of each path, in the order of `result.paths`. */
  covers: readonly Covers[]
  /** The first given step that is impossible, and the steps that are possible in its place. */
  refused?: string
}

export function study(flow: KnownFlow, { update = false }: Pick<CheckOptions, 'update'> = {}): Study {
  const started = performance.now()
  const check = checkModel(flow.model, { acceptedFile: flow.acceptedFile, update })
  return studyOf(flow, check, started)
}

/**
 * Generates paths with the given strategy, without comparing them with the accepted ones. A gap's reason is
 * either the chart or the choice of paths. Gaps that only result from that choice are not findings.
 */
export function studyBy(flow: KnownFlow, options: GenerateOptions): Study {
  return studyWith(flow, options)
}

/** Limits the paths to steps that the page can take. Throws a {@link Misuse} if the flow has no page. */
export function studyPage(flow: KnownFlow, options: GenerateOptions): Study {
  const { name, exclusions } = flow
  if (!exclusions) throw new Misuse(`The flow ${name} has no page.`)
  return studyWith(flow, options, exclusions)
}

function studyWith(flow: KnownFlow, options: GenerateOptions, exclusions?: readonly Exclusion[]): Study {
  const started = performance.now()
  const subject = prepare(flow.model)
  const graph = explore(subject)
  const ways = exclusions ? offeredGraph(graph, exclusions).graph : graph
  const { paths, missed } = generate(subject, ways, options)
  const walks = walkAll(subject, paths)
  const shown = coverageOf(subject, tallyOf(walks))
  const reachable = coverageOf(subject, graph.tally, limitMet(flow.model, graph))
  const inPage = exclusions && pageReasonsOf(subject, graph, exclusions)
  const coverage = {
    states: withReasons(shown.states, reachable.states, inPage?.ofState),
    transitions: withReasons(shown.transitions, reachable.transitions, inPage?.ofTransition),
    guardsTrue: withReasons(shown.guardsTrue, reachable.guardsTrue),
    guardsFalse: withReasons(shown.guardsFalse, reachable.guardsFalse),
  }
  const [refused] = options.strategy === 'events' ? missed : []
  const findings = [
    ...conventionFindings(flow.model.machine),
    ...graphFindings(graph, flow.model),
    ...(refused === undefined ? missed.map((item) => `no path with exact times covers: ${item}`) : [refused]),
  ].filter((finding) => !(finding in flow.model.exceptions))
  const check = { subject, graph, paths, walks, replays: [], coverage, findings }
  return { ...studyOf(flow, check, started), ...(refused === undefined ? {} : { refused }) }
}

/** Gives each gap a reason: it is unreachable, the page excludes it, or none of these paths reaches it. */
function withReasons(
  shown: Covered,
  reachable: Covered,
  inPage: (what: string) => string | undefined = () => undefined,
): Covered {
  const unreachable = new Map(reachable.gaps.map(({ what, reason }) => [what, reason]))
  const gaps = shown.gaps.map(({ what }) => ({
    what,
    reason: unreachable.get(what) ?? inPage(what) ?? 'none of these paths reaches it',
  }))
  return { covered: shown.covered, gaps }
}

function studyOf(flow: KnownFlow, check: Check, started: number): Study {
  const observed = check.walks.map(({ walk }) => walk.observations)
  const covers = observed.map(coversOf)
  const result: FlowResult = {
    flow: flow.name,
    at: new Date().toISOString(),
    milliseconds: Math.round(performance.now() - started),
    paths: check.paths,
    coverage: passageCounts(observed.map(passageOf)),
    shares: sharesOf(check, covers),
    departures: departuresOf([...check.walks, ...check.replays]),
    gaps: gapsOf(check),
    findings: check.findings,
  }
  return { flow, result, covers }
}

function departuresOf(walks: Check['walks']): FlowResult['departures'] {
  return Object.fromEntries(
    walks.flatMap(({ path, walk }) => (walk.difference ? [[path.id, walk.difference]] : [])),
  )
}

function sharesOf({ coverage, subject, graph }: Check, covers: readonly Covers[]): FlowResult['shares'] {
  const possible = new PairGraph(subject, graph).all()
  const walked = new Set(covers.flatMap(({ pairs }) => pairs).filter((pair) => possible.has(pair)))
  return {
    states: shareOf(coverage.states),
    transitions: shareOf(coverage.transitions),
    pairs: { covered: walked.size, total: possible.size },
    guards: sumOfShares(shareOf(coverage.guardsTrue), shareOf(coverage.guardsFalse)),
  }
}

function shareOf({ covered, gaps }: { covered: readonly unknown[]; gaps: readonly unknown[] }): Share {
  return { covered: covered.length, total: covered.length + gaps.length }
}

function sumOfShares(one: Share, other: Share): Share {
  return { covered: one.covered + other.covered, total: one.total + other.total }
}
