import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import type { Drawing } from '../drawing.ts'

export type Visible = {
  states: readonly ChartState[]
  childrenOf: ReadonlyMap<string, readonly ChartState[]>
  byId: ReadonlyMap<string, ChartState>
  internalOf: ReadonlyMap<string, readonly ChartTransition[]>
  links: readonly Link[]
  /** Number of states hidden in each collapsed state. */
  hiddenIn: ReadonlyMap<string, number>
}

export type Link = {
  transition: ChartTransition
  source: string
  target: string
  index: number
}

/**
 * Returns the states and links to draw. Among siblings, the states of the previous drawing come first, so
 * that new states are placed after them.
 */
export function visibleOf(chart: Chart, collapsed: ReadonlySet<string>, previous?: Drawing): Visible {
  const oldStates = new Set(previous?.boxes.map(({ state }) => state))
  const oldTransitions = new Set(previous?.arrows.flatMap(({ transitions }) => transitions))
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]))
  const ancestorsOf = (id: string): string[] => {
    const parent = parents.get(id)
    return parent === undefined ? [] : [...ancestorsOf(parent), parent]
  }
  const shownFor = (id: string) => ancestorsOf(id).find((one) => collapsed.has(one)) ?? id
  const states = chart.states.filter(({ id }) => shownFor(id) === id)
  const isHidden = ({ id }: ChartState) => shownFor(id) !== id
  const hiddenIn = new Map<string, number>()
  for (const { id } of chart.states.filter(isHidden)) {
    const holder = shownFor(id)
    hiddenIn.set(holder, (hiddenIn.get(holder) ?? 0) + 1)
  }
  return {
    states,
    childrenOf: Map.groupBy(oldFirst(states, oldStates), ({ parent }) => parent ?? ''),
    byId: new Map(states.map((state) => [state.id, state])),
    internalOf: Map.groupBy(
      chart.transitions.filter(({ source, targets }) => targets.length === 0 && shownFor(source) === source),
      ({ source }) => source,
    ),
    links: oldFirst(chart.transitions, oldTransitions).flatMap((transition) => linksOf(transition, shownFor)),
    hiddenIn,
  }
}

function oldFirst<Item extends { id: string }>(items: readonly Item[], old: ReadonlySet<string>): Item[] {
  return items.toSorted((a, b) => Number(old.has(b.id)) - Number(old.has(a.id)))
}

/** Returns one link per target. A transition inside a collapsed state has no links. */
function linksOf(transition: ChartTransition, shownFor: (id: string) => string): Link[] {
  const source = shownFor(transition.source)
  return transition.targets.flatMap((id, index) => {
    const target = shownFor(id)
    const isInside = source === target && (source !== transition.source || target !== id)
    return isInside ? [] : [{ transition, source, target, index }]
  })
}
