import { createPairReader, PairGraph } from '#paths/coverage/pairs.ts'
import type { Graph } from '#paths/graph/explore.ts'
import { BEFORE_START, type JourneyOptions, PlannedJourney } from '#paths/graph/planned-journey.ts'
import type { Tour } from '#paths/graph/tour.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'

export function pairTour(subject: Subject, graph: Graph, longest: number, options: JourneyOptions): Tour {
  const pairGraph = new PairGraph(subject, graph)
  const missing = pairGraph.all()
  const reader = createPairReader()
  const journey = new PlannedJourney(subject, graph, {
    ...options,
    observe: (happened) => {
      const edges = happened.observation.edges.map(({ id }) => id)
      for (const pair of reader.read(edges, happened.isStart)) missing.delete(pair)
      options.observe?.(happened)
    },
  })
  const isUsable = journey.isUsable
  const isWanted = (pair: string) => missing.has(pair)

  journey.run(() => {
    while (missing.size > 0 && !journey.hasEnough) {
      const isAtStart = journey.index === BEFORE_START
      const spot = { index: journey.index, last: isAtStart ? undefined : reader.last }
      const onwards = pairGraph.nearest(spot, isUsable, isWanted)
      if (!onwards && isAtStart) break
      const isTooLong = onwards && journey.length > 0 && journey.length + onwards.length > longest
      if (onwards && !isTooLong) journey.follow(onwards)
      else journey.finishPath()
    }
  })
  return { paths: journey.paths, missed: journey.hasEnough ? [] : [...missing] }
}
