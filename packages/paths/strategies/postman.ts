import type { Arc, Graph } from '#paths/graph/explore.ts'
import { BEFORE_START } from '#paths/graph/planned-journey.ts'
import { MinCostFlow } from './min-cost-flow.ts'

type Move = { to: number; arc: Arc | undefined }

/**
 * Finds a shortest round trip that takes every required arc, and splits it into paths that begin at the
 * start. This is the directed Chinese or rural postman problem. Undefined if the required arcs and the
 * cheapest extra moves are not connected, since the problem is NP-hard in that case.
 */
export function postman(graph: Graph, required: readonly Arc[]): Arc[][] | undefined {
  const moves = [...required, ...supplement(graph, required)].map(moveOf)
  const trip = roundTrip(graph.arcs.length, moves)
  return trip && cut(trip)
}

type Link = Arc | { from: number; to: typeof BEFORE_START; isRestart: true }

function moveOf(link: Link): Move & { from: number } {
  return { from: link.from, to: link.to, arc: 'isRestart' in link ? undefined : link }
}

/** Returns the cheapest extra moves that give each configuration as many incoming as outgoing moves. */
function supplement(graph: Graph, required: readonly Arc[]): Link[] {
  const restarts = graph.arcs.flatMap((_, from): Link[] =>
    from === BEFORE_START ? [] : [{ from, to: BEFORE_START, isRestart: true }],
  )
  const links: Link[] = [...graph.arcs.flat(), ...restarts]
  const flow = new MinCostFlow(graph.arcs.length)
  for (const { from, to } of links) flow.addLink(from, to, 1)
  const excess = new Int32Array(graph.arcs.length)
  for (const { from, to } of required) {
    excess[to] = (excess[to] ?? 0) + 1
    excess[from] = (excess[from] ?? 0) - 1
  }
  const flows = flow.solve(excess)
  return links.flatMap((link, index) => Array.from({ length: flows[index] ?? 0 }, () => link))
}

/**
 * Finds a closed walk from the start that uses every move, with Hierholzer's algorithm. Undefined if the
 * moves are not connected.
 */
function roundTrip(nodes: number, moves: readonly (Move & { from: number })[]): Move[] | undefined {
  const leaving: Move[][] = Array.from({ length: nodes }, () => [])
  for (const move of moves) leaving[move.from]?.push(move)
  const walked: Move[] = [{ to: BEFORE_START, arc: undefined }]
  const trip: Move[] = []
  for (let last = walked.at(-1); last; last = walked.at(-1)) {
    const next = leaving[last.to]?.pop()
    if (next) walked.push(next)
    else trip.push(...walked.splice(-1))
  }
  // Omits the first move, which only marks where the trip begins.
  return trip.length === moves.length + 1 ? trip.reverse().slice(1) : undefined
}

function cut(trip: readonly Move[]): Arc[][] {
  const paths: Arc[][] = [[]]
  for (const { arc } of trip) {
    if (arc) paths.at(-1)?.push(arc)
    else paths.push([])
  }
  return paths.filter((path) => path.length > 0)
}
