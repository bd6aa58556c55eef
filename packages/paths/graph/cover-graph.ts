import type { Arc, Graph } from './explore.ts'
import { nearestArc } from './nearest-arc.ts'
import { BEFORE_START } from './planned-journey.ts'

export type Traveller = {
  readonly index: number
  readonly length: number
  readonly hasEnough: boolean
  isUsable(arc: Arc): boolean
  follow(way: readonly Arc[]): void
  finishPath(): void
}

/**
 * Repeatedly takes the nearest wanted arc, until none is reachable or the traveller has enough. Starts a new
 * path if the route from the start is shorter, or if the path would become too long. An arc that is no longer
 * wanted is not considered again.
 * @param longest maximum number of steps of a path
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
    // A route from the start matters only if it is shorter.
    const fromStart = isAtStart ? onwards : wayFrom(BEFORE_START, onwards && onwards.length - 1)
    if (!onwards && !fromStart) break
    const isTooLong = onwards && traveller.length > 0 && traveller.length + onwards.length > longest
    const isFarther = onwards && fromStart && fromStart.length < onwards.length
    if (onwards && !isTooLong && !isFarther) traveller.follow(onwards)
    else traveller.finishPath()
  }
}
