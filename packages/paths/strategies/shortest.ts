import { nodesOf, pathOf } from '@palpite/charts/edges.ts'
import { enteredWith } from '#paths/graph/entered-states.ts'
import type { Arc, Graph } from '#paths/graph/explore.ts'
import { nearestArc } from '#paths/graph/nearest-arc.ts'
import { BEFORE_START, type JourneyOptions, PlannedJourney } from '#paths/graph/planned-journey.ts'
import type { Tour } from '#paths/graph/tour.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { knownState } from '#paths/walk/progress.ts'

/**
 * Finds a shortest path to the state `to`, or to every state if `to` is undefined. Omits paths that are the
 * beginning of another path.
 */
export function shortest(
  subject: Subject,
  graph: Graph,
  to: string | undefined,
  options: JourneyOptions,
): Tour {
  const isShownBy = createStateReader(subject, graph)
  const goals = to === undefined ? statesOf(subject) : [knownState(subject, to)]
  const journey = new PlannedJourney(subject, graph, options)
  const missed: string[] = []

  const wayTo = (goal: string) =>
    nearestArc(graph, BEFORE_START, journey.isUsable, (arc) => isShownBy(arc, goal))
  const reach = (goal: string): boolean => {
    for (let way = wayTo(goal); way; way = wayTo(goal)) {
      const isThere = journey.follow(way)
      journey.finishPath()
      if (isThere || journey.hasEnough) return true
    }
    return false
  }

  // The farthest states come first, since their paths also cover nearer ones.
  const ways = goals
    .map((goal) => ({ goal, way: wayTo(goal) ?? [] }))
    .sort((a, b) => b.way.length - a.way.length)
  const begun = new Set<Arc>()
  journey.run(() => {
    for (const { goal, way } of ways) {
      const last = way.at(-1)
      if (journey.hasEnough || (last && begun.has(last))) continue
      for (const arc of way) begun.add(arc)
      if (!reach(goal)) missed.push(`state ${goal}`)
    }
  })
  return { paths: journey.paths, missed }
}

function statesOf({ machine }: Subject): string[] {
  return nodesOf(machine)
    .filter(({ type }) => type !== 'history')
    .map(pathOf)
}

/**
 * Returns a function that decides whether an arc reaches a state. A state counts even if the step only passes
 * through it.
 */
function createStateReader({ edges }: Subject, graph: Graph) {
  const targets = new Map(
    edges.map(({ id, definition }) => [id, (definition.target ?? []).flatMap(enteredWith)]),
  )
  return (arc: Arc, state: string): boolean => {
    const after = graph.configurations[arc.to]
    return (
      (after?.snapshot._nodes.some((node) => pathOf(node) === state) ?? false) ||
      arc.items.some((item) => targets.get(item)?.includes(state))
    )
  }
}
