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
 * within reach. What is not wanted once never is again. `longest` is the number of steps after which a path ends.
 */
export function cover(
  traveller: Traveller,
  graph: Graph,
  isWanted: (arc: Arc) => boolean,
  longest: number,
): void {
  const spent = new Set<Arc>()
  const isStillWanted = (arc: Arc) => {
    if (spent.has(arc)) return false
    const isWantedNow = isWanted(arc)
    if (!isWantedNow) spent.add(arc)
    return isWantedNow
  }
  const isUsable = (arc: Arc) => traveller.isUsable(arc)
  const wayFrom = (index: number, most?: number) => nearestArc(graph, index, isUsable, isStillWanted, most)
  while (!traveller.hasEnough) {
    const onwards = wayFrom(traveller.index)
    const isAtStart = traveller.index === BEFORE_START
    // A way from the start matters only where it is shorter.
    const fromStart = isAtStart ? onwards : wayFrom(BEFORE_START, onwards && onwards.length - 1)
    if (!onwards && !fromStart) break
    const isTooLong = onwards && traveller.length > 0 && traveller.length + onwards.length > longest
    const isFarther = onwards && fromStart && fromStart.length < onwards.length
    if (onwards && !isTooLong && !isFarther) traveller.follow(onwards)
    else traveller.finishPath()
  }
}
