import type { Chart, ChartTransition } from '../chart.ts'

/** Matched and removed transitions. Later transitions without a match are new. */
export type TransitionMatches = {
  /** Matched earlier transitions, by the later transition's id. Their states have the later version's ids. */
  earlier: ReadonlyMap<string, ChartTransition>
  /** Earlier transitions without a match. Their states also have the later version's ids. */
  removed: readonly ChartTransition[]
}

/** Matches transitions by id. The rest are matched with transitions of the same state and event. */
export function matchTransitions(
  before: Chart,
  after: Chart,
  idOf: ReadonlyMap<string, string>,
): TransitionMatches {
  const olds = before.transitions.map((transition) => renamed(transition, idOf))
  const laterIds = new Set(after.transitions.map(({ id }) => id))
  const earlier = new Map(olds.filter(({ id }) => laterIds.has(id)).map((old) => [old.id, old]))
  const removed: ChartTransition[] = []
  const news = Map.groupBy(
    after.transitions.filter(({ id }) => !earlier.has(id)),
    placeOf,
  )
  for (const [place, group] of Map.groupBy(
    olds.filter(({ id }) => !laterIds.has(id)),
    placeOf,
  )) {
    const { pairs, rest } = pairsOf(group, news.get(place) ?? [])
    for (const [old, match] of pairs) earlier.set(match.id, old)
    removed.push(...rest)
  }
  return { earlier, removed }
}

function renamed(transition: ChartTransition, idOf: ReadonlyMap<string, string>): ChartTransition {
  const name = (id: string) => idOf.get(id) ?? id
  return { ...transition, source: name(transition.source), targets: transition.targets.map(name) }
}

const placeOf = ({ source, event }: ChartTransition) => `${source}: ${event}`

/**
 * Pairs an event's old and new candidates by targets and guard, then by guard only, then by targets only. If
 * one candidate is left on each side, these two are paired as well.
 */
function pairsOf(olds: readonly ChartTransition[], news: readonly ChartTransition[]) {
  const pairs: [old: ChartTransition, match: ChartTransition][] = []
  let rest = [...olds]
  let free = [...news]
  const pairBy = (isSame: (old: ChartTransition, other: ChartTransition) => boolean) => {
    for (const old of rest) {
      const match = free.find((other) => isSame(old, other))
      if (!match) continue
      pairs.push([old, match])
      free = free.filter((other) => other !== match)
    }
    rest = rest.filter((old) => !pairs.some(([paired]) => paired === old))
  }
  pairBy((old, other) => hasSameGuard(old, other) && hasSameTargets(old, other))
  pairBy(hasSameGuard)
  pairBy(hasSameTargets)
  if (rest.length === 1 && free.length === 1) pairBy(() => true)
  return { pairs, rest }
}

const hasSameGuard = (one: ChartTransition, other: ChartTransition) => one.guard === other.guard

const hasSameTargets = (one: ChartTransition, other: ChartTransition) =>
  one.targets.join('\n') === other.targets.join('\n')
