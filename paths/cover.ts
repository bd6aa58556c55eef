import type { Arc, Graph } from './explore.ts'
import { nearestArc } from './nearest-arc.ts'
import { BEFORE_START } from './planned-journey.ts'

/** Whoever goes through a graph, in exact time or on paper. */
export type Traveller = {
  /** Index in the graph of where it is. */
  readonly index: number
  /** Steps of the path that is being taken. */
  readonly length: number
  readonly hasEnough: boolean
  isUsable(arc: Arc): boolean
  follow(way: readonly Arc[]): void
  /** Goes back to the moment before the start. */
  finishPath(): void
}

/**
 * Always on to the nearest arc that is wanted, or back to the start where that is nearer, until nothing wanted is
 * within reach. `longest` is the number of steps after which a path ends.
 */
export function cover(
  traveller: Traveller,
  graph: Graph,
  isWanted: (arc: Arc) => boolean,
  longest: number,
): void {
  const wayFrom = (index: number) => nearestArc(graph, index, (arc) => traveller.isUsable(arc), isWanted)
  while (!traveller.hasEnough) {
    const onwards = wayFrom(traveller.index)
    const fromStart = traveller.index === BEFORE_START ? onwards : wayFrom(BEFORE_START)
    if (!onwards && !fromStart) break
    const isTooLong = onwards && traveller.length > 0 && traveller.length + onwards.length > longest
    const isFarther = onwards && fromStart && fromStart.length < onwards.length
    if (onwards && !isTooLong && !isFarther) traveller.follow(onwards)
    else traveller.finishPath()
  }
}
