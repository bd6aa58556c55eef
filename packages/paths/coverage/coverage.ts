import { type Edge, isCounted, nodesOf, pathOf } from '@palpite/charts/edges.ts'
import type { Tally } from '#paths/graph/coverage-counter.ts'
import { statesLedTo } from '#paths/graph/entered-states.ts'
import type { Graph } from '#paths/graph/explore.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import type { Model } from '#paths/model.ts'

export type Gap = { what: string; reason: string }

export type Covered = { covered: readonly string[]; gaps: readonly Gap[] }

export type Coverage = {
  states: Covered
  transitions: Covered
  /** Guarded transitions. They are covered if their guard has passed at least once. */
  guardsTrue: Covered
  /** Guarded transitions. They are covered if their guard has rejected at least once. */
  guardsFalse: Covered
}

/**
 * Returns the coverage of a machine, with a likely reason for each gap. Omits the root state, since every
 * path enters it.
 * @param limit the model's limit of configurations, if exploration reached it; gaps may then be reachable
 */
export function coverageOf({ machine, edges }: Subject, tally: Tally, limit?: number): Coverage {
  const guarded = edges.filter((edge) => edge.guard !== undefined)
  return {
    states: split(
      nodesOf(machine)
        .filter(isCounted)
        .map((node) => ({ id: pathOf(node) })),
      tally.states,
      ({ id }) => whyNotEntered(id, edges, tally, limit),
    ),
    transitions: split(edges, tally.edges, (edge) => whyNotTaken(tally, edge, limit)),
    guardsTrue: split(guarded, tally.guardsTrue, (edge) => whyNoAnswer(tally.guardsFalse, edge)),
    guardsFalse: split(guarded, tally.guardsFalse, (edge) => whyNoAnswer(tally.guardsTrue, edge)),
  }
}

export function limitMet({ limit, isMerged = false }: Model, { isTruncated }: Graph): number | undefined {
  return isTruncated || isMerged ? limit : undefined
}

export function gapFinding(kind: 'state' | 'transition', { what, reason }: Gap): string {
  return `${kind} ${what} is never ${kind === 'state' ? 'entered' : 'taken'}: ${reason}`
}

function split<Item extends { id: string }>(
  items: readonly Item[],
  seen: ReadonlySet<string>,
  reasonOf: (item: Item) => string,
): Covered {
  const missing = items.filter(({ id }) => !seen.has(id))
  return {
    covered: items.filter(({ id }) => seen.has(id)).map(({ id }) => id),
    gaps: missing.map((item) => ({ what: item.id, reason: reasonOf(item) })),
  }
}

function whyNotEntered(
  state: string,
  edges: readonly Edge[],
  tally: Tally,
  limit: number | undefined,
): string {
  const leading = edges.filter((edge) => statesLedTo(edge).has(state))
  if (leading.length === 0) return 'nothing leads to it'
  const notTaken = leading.filter(({ id }) => !tally.edges.has(id))
  const nearest = notTaken.find(({ source }) => tally.states.has(source))
  if (nearest)
    return gapFinding('transition', { what: nearest.id, reason: whyNotTaken(tally, nearest, limit) })
  return notTaken.length === 0
    ? 'the transitions to it enter other states under the given cases'
    : 'only states that are never entered lead to it'
}

function whyNotTaken(tally: Tally, edge: Edge, limit: number | undefined): string {
  if (!tally.states.has(edge.source)) return 'its state is never entered'
  if (tally.guardsTrue.has(edge.id)) return 'it always loses against a transition of another region'
  if (!tally.guardsFalse.has(edge.id))
    return 'no case sends its event, or another transition always takes precedence'
  return limit === undefined
    ? 'its guard is never true under the given cases'
    : `its guard was never true within the limit of ${limit} configurations`
}

function whyNoAnswer(otherAnswers: ReadonlySet<string>, edge: Edge): string {
  return otherAnswers.has(edge.id) ? 'no case makes it so' : 'it is never evaluated'
}
