import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import type { Drawing } from '../drawing.ts'

/** What of a chart is to be seen with some states collapsed. */
export type Visible = {
  states: readonly ChartState[]
  childrenOf: ReadonlyMap<string, readonly ChartState[]>
  byId: ReadonlyMap<string, ChartState>
  /** Transitions that stay inside a state, by the state. */
  internalOf: ReadonlyMap<string, readonly ChartTransition[]>
  links: readonly Link[]
  /** How many states are hidden in a collapsed one. */
  hiddenIn: ReadonlyMap<string, number>
}

/** A transition to one of its targets, between states that are to be seen. */
export type Link = {
  transition: ChartTransition
  source: string
  target: string
  /** Which of the transition's targets. */
  index: number
}

/** What there was in the drawing before comes first, so that what is new stands beside it and not in between. */
export function visibleOf(chart: Chart, collapsed: ReadonlySet<string>, previous?: Drawing): Visible {
  const oldStates = new Set(previous?.boxes.map(({ state }) => state))
  const oldTransitions = new Set(previous?.arrows.flatMap(({ transitions }) => transitions))
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]))
  const ancestorsOf = (id: string): string[] => {
    const parent = parents.get(id)
    return parent === undefined ? [] : [...ancestorsOf(parent), parent]
  }
  /** The outermost collapsed state around one, or itself. */
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

/** One link for each target, but none for what happens inside a collapsed state. */
function linksOf(transition: ChartTransition, shownFor: (id: string) => string): Link[] {
  const source = shownFor(transition.source)
  return transition.targets.flatMap((id, index) => {
    const target = shownFor(id)
    const isInside = source === target && (source !== transition.source || target !== id)
    return isInside ? [] : [{ transition, source, target, index }]
  })
}
