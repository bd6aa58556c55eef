import { type Edge, nodesOf, pathOf } from '#charts/edges.ts'
import type { Subject } from './subject.ts'
import type { Tally } from './tally.ts'

/** Something that nothing showed, and why. */
export type Gap = { what: string; reason: string }

export type Covered = { covered: readonly string[]; gaps: readonly Gap[] }

export type Coverage = {
  /** Paths of states, entered or not. */
  states: Covered
  /** Ids of transitions, taken or not. */
  transitions: Covered
  /** Ids of the transitions with a guard: whether it ever said yes, whether it ever said no. */
  guardsTrue: Covered
  guardsFalse: Covered
}

/** What of a machine was seen, and what was not, with the reason as far as the cases tell. */
export function coverageOf({ machine, edges }: Subject, tally: Tally): Coverage {
  const states = nodesOf(machine).filter((node) => node.type !== 'history')
  const guarded = edges.filter((edge) => edge.guard !== undefined)
  return {
    states: split(
      states.map((node) => ({ id: pathOf(node) })),
      tally.states,
      () => 'nothing leads to it',
    ),
    transitions: split(edges, tally.edges, (edge) => whyNotTaken(tally, edge)),
    guardsTrue: split(guarded, tally.guardsTrue, (edge) => whyNoAnswer(tally.guardsFalse, edge)),
    guardsFalse: split(guarded, tally.guardsFalse, (edge) => whyNoAnswer(tally.guardsTrue, edge)),
  }
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

function whyNotTaken(tally: Tally, edge: Edge): string {
  if (!tally.states.has(edge.source)) return 'its state is never entered'
  if (tally.guardsTrue.has(edge.id)) return 'it always loses against a transition of another region'
  if (tally.guardsFalse.has(edge.id)) return 'its guard is never true under the given cases'
  return 'no case brings its event, or another transition always comes first'
}

function whyNoAnswer(otherAnswers: ReadonlySet<string>, edge: Edge): string {
  return otherAnswers.has(edge.id) ? 'no case makes it so' : 'it is never asked'
}
