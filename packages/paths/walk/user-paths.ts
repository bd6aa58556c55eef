import { type Arc, explore, type Graph } from '#paths/graph/explore.ts'
import { LONGEST_PATH } from '#paths/graph/tour.ts'
import { prepare, type Subject } from '#paths/machine/system-under-test.ts'
import { type Exclusion, excludingOf } from '#paths/model/exclusion.ts'
import type { Model } from '#paths/model.ts'
import { generate } from './generate.ts'
import type { Path } from './path.ts'

export type UserPaths = {
  /** Paths that cover everything a user can cause, including guard rejections and every case. */
  everything(): readonly Path[]
  /** A smaller set of paths, which covers every transition that a user can cause. */
  transitions(): readonly Path[]
  /** Transitions that cannot be taken without an excluded step. */
  unwalked: readonly string[]
  /** The reasons given for exclusions that match no step. */
  idle: readonly string[]
}

export function userPaths(model: Model, exclusions: readonly Exclusion[]): UserPaths {
  const subject = prepare(model)
  const whole = explore(subject)
  const { graph, idle } = offeredGraph(whole, exclusions)
  const by = (strategy: 'tour' | 'transitions') => {
    const { paths, missed } = generate(subject, graph, { strategy, longest: LONGEST_PATH })
    if (missed.length > 0) throw new Error(`No path with exact times covers: ${missed.join('; ')}`)
    return paths
  }
  return {
    everything: () => by('tour'),
    transitions: () => by('transitions'),
    unwalked: transitionsOf(subject, whole).filter((id) => !transitionsOf(subject, graph).includes(id)),
    idle,
  }
}

/** Returns the graph without the excluded steps, and the reasons of exclusions that match no step. */
export function offeredGraph(
  whole: Graph,
  exclusions: readonly Exclusion[],
): { graph: Graph; idle: readonly string[] } {
  const used = new Set<Exclusion>()
  const isOffered = (arc: Arc) => {
    const excluding = excludingOf(exclusions, arc.choiceId, whole.configurations[arc.from]?.snapshot)
    for (const one of excluding) used.add(one)
    return excluding.length === 0
  }
  const graph = withinReach({ ...whole, arcs: whole.arcs.map((arcs) => arcs.filter(isOffered)) })
  return { graph, idle: exclusions.filter((one) => !used.has(one)).map(({ reason }) => reason) }
}

function withinReach(graph: Graph): Graph {
  const reached = reachedIn(graph)
  return { ...graph, arcs: graph.arcs.map((arcs, index) => (reached.has(index) ? arcs : [])) }
}

export function reachedIn({ arcs }: Pick<Graph, 'arcs'>): ReadonlySet<number> {
  const reached = new Set([0])
  // The set serves as a queue: the loop also visits items that are added meanwhile.
  for (const index of reached) {
    for (const { to } of arcs[index] ?? []) reached.add(to)
  }
  return reached
}

function transitionsOf({ edges }: Subject, { arcs }: Graph): string[] {
  const items = new Set(arcs.flat().flatMap((arc) => arc.items))
  return edges.map(({ id }) => id).filter((id) => items.has(id))
}
