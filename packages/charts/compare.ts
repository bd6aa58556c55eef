import type { Chart, ChartState, ChartTransition } from './chart.ts'
import { type Difference, stateDifferences, transitionDifferences } from './compare/differences.ts'
import { matchStates } from './compare/match-states.ts'
import { matchTransitions } from './compare/match-transitions.ts'
import { merge } from './compare/merge.ts'

export type Part = {
  kind: 'state' | 'transition'
  /** Id in {@link Comparison.merged}. */
  id: string
  /** A state's dotted path, or a transition's source, event, guard and targets. */
  words: string
}

export type ChangedPart = Part & { differences: readonly Difference[] }

export type Comparison = {
  added: readonly Part[]
  removed: readonly Part[]
  changed: readonly ChangedPart[]
  /** The later version, to which the removed parts have been added. */
  merged: Chart
}

/**
 * Compares two versions of a chart. States match by id or, if renamed, by description and parent. Transitions
 * match by state and event, and then by targets or guard.
 */
export function compareCharts(before: Chart, after: Chart): Comparison {
  const states = matchStates(before, after)
  const { idOf, earlier } = states
  const transitions = matchTransitions(before, after, idOf)
  const isGone = ({ id }: ChartState) => !earlier.has(idOf.get(id) ?? id)
  const orders = ordersOf(after, transitions.earlier)
  return {
    added: [
      ...after.states.filter(({ id }) => !earlier.has(id)).map((state) => statePart(state)),
      ...after.transitions.filter(({ id }) => !transitions.earlier.has(id)).map(transitionPart),
    ],
    removed: [
      ...before.states.filter(isGone).map((state) => statePart(state, idOf.get(state.id))),
      ...transitions.removed.map(transitionPart),
    ],
    changed: [
      ...after.states.flatMap((state) => {
        const old = earlier.get(state.id)
        return changedPart(statePart(state), old ? stateDifferences(old, state, idOf) : [])
      }),
      ...after.transitions.flatMap((one) => {
        const old = transitions.earlier.get(one.id)
        const differences = old ? transitionDifferences(old, one) : []
        return changedPart(transitionPart(one), [...differences, ...(orders.get(one.id) ?? [])])
      }),
    ],
    merged: merge(before, after, states, transitions.removed),
  }
}

const statePart = ({ id }: ChartState, idInBoth = id): Part => ({ kind: 'state', id: idInBoth, words: id })

function transitionPart({ id, source, event, guard, targets }: ChartTransition): Part {
  const condition = guard === undefined ? '' : ` [${guard}]`
  const leads = targets.length === 0 ? '' : ` → ${targets.join(' + ')}`
  return { kind: 'transition', id, words: `${source}: ${event}${condition}${leads}` }
}

function changedPart(part: Part, differences: readonly Difference[]): ChangedPart[] {
  return differences.length > 0 ? [{ ...part, differences }] : []
}

/**
 * Returns how the order of an event's candidates has changed, by transition id in the later version. The
 * order matters, because XState tries the candidates one after another.
 */
function ordersOf(after: Chart, earlier: ReadonlyMap<string, ChartTransition>): Map<string, Difference[]> {
  const orders = new Map<string, Difference[]>()
  const stayed = after.transitions.filter(({ id, arms }) => arms > 1 && earlier.has(id))
  for (const arms of Map.groupBy(stayed, ({ source, event }) => `${source}: ${event}`).values()) {
    const placeBefore = ({ id }: ChartTransition) => earlier.get(id)?.arm ?? 0
    const asBefore = [...arms].sort((one, other) => placeBefore(one) - placeBefore(other))
    for (const [place, arm] of arms.entries()) {
      const was = asBefore.indexOf(arm)
      if (was === place) continue
      orders.set(arm.id, [{ aspect: 'order', before: [String(was + 1)], after: [String(place + 1)] }])
    }
  }
  return orders
}
