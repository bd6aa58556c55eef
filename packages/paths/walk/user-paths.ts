import { type Arc, explore, type Graph } from '#paths/graph/explore.ts'
import { LONGEST_PATH } from '#paths/graph/tour.ts'
import { prepare, type Subject } from '#paths/machine/system-under-test.ts'
import { type Exclusion, excludingOf } from '#paths/model/exclusion.ts'
import type { Model } from '#paths/model.ts'
import { generate } from './generate.ts'
import type { Path } from './path.ts'

export type UserPaths = {
  /** Paths that walk everything of the model that a user can bring about: refusals and every case of it too. */
  everything(): readonly Path[]
  /** Fewer, that take every transition which a user can bring about. */
  transitions(): readonly Path[]
  /** Transitions of the machine that only excluded steps lead to. */
  unwalked: readonly string[]
  /** Exclusions that exclude nothing. */
  idle: readonly string[]
}

/** The paths of a model as far as a user can walk them. */
export function userPaths(model: Model, exclusions: readonly Exclusion[]): UserPaths {
  const subject = prepare(model)
  const whole = explore(subject)
  const { graph, idle } = offeredGraph(whole, exclusions)
  const by = (strategy: 'tour' | 'transitions') => {
    const { paths, missed } = generate(subject, graph, { strategy, longest: LONGEST_PATH })
    if (missed.length > 0) throw new Error(`In exact time no path shows: ${missed.join('; ')}`)
    return paths
  }
  return {
    everything: () => by('tour'),
    transitions: () => by('transitions'),
    unwalked: transitionsOf(subject, whole).filter((id) => !transitionsOf(subject, graph).includes(id)),
    idle,
  }
}

/** The same graph without the steps that the page does not offer; with the reasons of exclusions that exclude nothing. */
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

/** Without the arcs that start where nothing leads any more. */
function withinReach(graph: Graph): Graph {
  const reached = reachedIn(graph)
  return { ...graph, arcs: graph.arcs.map((arcs, index) => (reached.has(index) ? arcs : [])) }
}

/** The configurations that arcs lead to, by their indices. */
export function reachedIn({ arcs }: Pick<Graph, 'arcs'>): ReadonlySet<number> {
  const reached = new Set([0])
  // A set keeps the order of insertion and shows what is added while it is read: it is its own queue.
  for (const index of reached) {
    for (const { to } of arcs[index] ?? []) reached.add(to)
  }
  return reached
}

/** Ids of the machine's transitions that some arc takes. */
function transitionsOf({ edges }: Subject, { arcs }: Graph): string[] {
  const items = new Set(arcs.flat().flatMap((arc) => arc.items))
  return edges.map(({ id }) => id).filter((id) => items.has(id))
}
