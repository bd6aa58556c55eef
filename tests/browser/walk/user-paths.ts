import { type Arc, explore, type Graph } from '#paths/explore.ts'
import type { Model } from '#paths/model.ts'
import type { Path } from '#paths/path.ts'
import { prepare, type Subject } from '#paths/subject.ts'
import { stateText } from '#paths/texts.ts'
import { tour } from '#paths/tour.ts'

/** Steps of a model that nobody can take through the page. */
export type Exclusion = {
  /** Matches steps as paths name them, without durations: `field.change the captcha`, `logIn: offline`. */
  step: RegExp
  /** Matches the states (as paths show them) in which that is so; all of them unless told. */
  state?: RegExp
  /** Says of a context that it is so; of every one unless told. */
  when?(context: unknown): boolean
  reason: string
}

export type UserPaths = {
  /** Paths that walk everything of the model that a user can bring about. */
  paths: readonly Path[]
  /** Transitions of the machine that only excluded steps lead to. */
  unwalked: readonly string[]
  /** Exclusions that exclude nothing. */
  idle: readonly string[]
}

/** The paths of a model as far as a user can walk them: the same graph without the steps that the page does not offer. */
export function userPaths(model: Model, exclusions: readonly Exclusion[]): UserPaths {
  const subject = prepare(model)
  const whole = explore(subject)
  const used = new Set<Exclusion>()
  const isOffered = (arc: Arc) => {
    const from = whole.configurations[arc.from]
    const state = from ? stateText(from.snapshot) : ''
    const matching = exclusions.filter(
      (one) =>
        one.step.test(arc.choiceId) &&
        (one.state?.test(state) ?? true) &&
        (one.when?.(from?.snapshot.context) ?? true),
    )
    for (const one of matching) used.add(one)
    return matching.length === 0
  }
  const graph = withinReach({ ...whole, arcs: whole.arcs.map((arcs) => arcs.filter(isOffered)) })
  const { paths, missed } = tour(subject, graph)
  if (missed.length > 0) throw new Error(`In exact time no path shows: ${missed.join('; ')}`)
  return {
    paths,
    unwalked: transitionsOf(subject, whole).filter((id) => !transitionsOf(subject, graph).includes(id)),
    idle: exclusions.filter((one) => !used.has(one)).map(({ reason }) => reason),
  }
}

/** Without the arcs that start where nothing leads any more. */
function withinReach(graph: Graph): Graph {
  const reached = new Set([0])
  // A set keeps the order of insertion and shows what is added while it is read: it is its own queue.
  for (const index of reached) {
    for (const { to } of graph.arcs[index] ?? []) reached.add(to)
  }
  return { ...graph, arcs: graph.arcs.map((arcs, index) => (reached.has(index) ? arcs : [])) }
}

/** Ids of the machine's transitions that some arc takes. */
function transitionsOf({ edges }: Subject, { arcs }: Graph): string[] {
  const items = new Set(arcs.flat().flatMap((arc) => arc.items))
  return edges.map(({ id }) => id).filter((id) => items.has(id))
}
