import type { Subject } from '#paths/machine/system-under-test.ts'
import type { Path } from '#paths/walk/path.ts'
import { cover } from './cover-graph.ts'
import type { Graph } from './explore.ts'
import { type JourneyOptions, PlannedJourney } from './planned-journey.ts'

export type Tour = {
  paths: readonly Path[]
  /**
   * Items, states, transitions or pairs (depending on the strategy) that no path covers if times are exact.
   * For the strategy `events`, a sentence about the first impossible step.
   */
  missed: readonly string[]
  reasons?: { readonly [item: string]: string }
}

export type TourOptions = JourneyOptions & {
  covered?: Iterable<string>
  /** Maximum number of steps per path, to keep paths readable. */
  longest?: number
}

export const LONGEST_PATH = 25

export function tour(subject: Subject, graph: Graph, options: TourOptions = {}): Tour {
  const missing = new Set(graph.arcs.flatMap((arcs) => arcs.flatMap((arc) => arc.items)))
  for (const item of options.covered ?? []) missing.delete(item)
  const journey = new PlannedJourney(subject, graph, {
    ...options,
    observe: (happened) => {
      for (const item of happened.items) missing.delete(item)
      options.observe?.(happened)
    },
  })
  const isWanted = ({ items }: { items: readonly string[] }) => items.some((item) => missing.has(item))
  journey.run(() => cover(journey, graph, isWanted, options.longest ?? LONGEST_PATH))
  return { paths: journey.paths, missed: journey.hasEnough ? [] : [...missing] }
}
