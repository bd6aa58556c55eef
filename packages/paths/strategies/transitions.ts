import { cover, type Traveller } from '#paths/graph/cover-graph.ts'
import type { Arc, Graph } from '#paths/graph/explore.ts'
import { BEFORE_START, type JourneyOptions, PlannedJourney } from '#paths/graph/planned-journey.ts'
import type { Tour } from '#paths/graph/tour.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { postman } from './postman.ts'

/**
 * Covers every transition with few steps and restarts. Makes two plans in the graph and carries out the
 * shorter one. Then covers the transitions that the plan missed because of exact times.
 */
export function transitionTour(
  subject: Subject,
  graph: Graph,
  longest: number,
  options: JourneyOptions,
): Tour {
  const missing = new Set(graph.arcs.flat().flatMap(createEdgeReader(subject)))
  const isWanted = ({ items }: Arc) => items.some((item) => missing.has(item))
  const journey = new PlannedJourney(subject, graph, {
    ...options,
    observe: (happened) => {
      for (const { id } of happened.observation.edges) missing.delete(id)
      options.observe?.(happened)
    },
  })
  const plan = planTransitions(subject, graph, longest)
  journey.run(() => {
    for (const way of plan) {
      // After a wrong prediction, `cover` plans the rest: a target may already be covered, or another may be
      // nearer.
      if (!journey.follow(way)) break
      journey.finishPath()
    }
    cover(journey, graph, isWanted, longest)
  })
  return { paths: journey.paths, missed: journey.hasEnough ? [] : [...missing] }
}

/** Plans routes from the start that together take every transition. Ignores exact times. */
function planTransitions(subject: Subject, graph: Graph, longest: number): Arc[][] {
  const edgesOf = createEdgeReader(subject)
  const missing = new Set(graph.arcs.flat().flatMap(edgesOf))
  const firsts: Arc[] = []
  const paper = createPaper((arc) => {
    const fresh = edgesOf(arc).filter((id) => missing.delete(id))
    if (fresh.length > 0) firsts.push(arc)
  })
  cover(paper, graph, ({ items }) => items.some((item) => missing.has(item)), longest)
  paper.finishPath()
  const trip = postman(graph, firsts)
  const isReadable = trip?.every((way) => way.length <= longest)
  return trip && isReadable && cost(trip) < cost(paper.ways) ? trip : paper.ways
}

function cost(ways: readonly (readonly Arc[])[]): number {
  return ways.reduce((sum, way) => sum + way.length + 1, -1)
}

function createEdgeReader({ edges }: Subject): (arc: Arc) => string[] {
  const ids = new Set(edges.map(({ id }) => id))
  return ({ items }) => items.filter((item) => ids.has(item))
}

/** Creates a traveller that only plans: it follows the graph exactly and records its routes. */
function createPaper(visit: (arc: Arc) => void): Traveller & { ways: Arc[][] } {
  let way: Arc[] = []
  const ways: Arc[][] = []
  return {
    ways,
    hasEnough: false,
    get index() {
      return way.at(-1)?.to ?? BEFORE_START
    },
    get length() {
      return way.length
    },
    isUsable: () => true,
    follow(arcs) {
      for (const arc of arcs) visit(arc)
      way.push(...arcs)
    },
    finishPath() {
      if (way.length > 0) ways.push(way)
      way = []
    },
  }
}
