import type { ChartState, ChartTransition } from '../chart.ts'

export type Aspect =
  | 'name'
  | 'kind'
  | 'description'
  | 'initial'
  | 'tags'
  | 'entry'
  | 'exit'
  | 'actors'
  | 'event'
  | 'guard'
  | 'targets'
  | 'actions'
  | 'delay'
  | 'reentry'
  | 'order'

/** A changed aspect in words, before and after. A list is empty if its version lacks the aspect. */
export type Difference = { aspect: Aspect; before: readonly string[]; after: readonly string[] }

/** @param idOf maps an earlier state's id to its id in the later version. */
export function stateDifferences(
  before: ChartState,
  after: ChartState,
  idOf: ReadonlyMap<string, string>,
): Difference[] {
  const initial = before.initial.map((id) => idOf.get(id) ?? id)
  const texts: [Aspect, readonly string[], readonly string[]][] = [
    ['name', [before.key], [after.key]],
    ['kind', kindOf(before), kindOf(after)],
    ['description', given(before.description), given(after.description)],
    ['initial', initial, after.initial],
    ['tags', [...before.tags].sort(), [...after.tags].sort()],
    ['entry', before.entry, after.entry],
    ['exit', before.exit, after.exit],
    ['actors', actorsOf(before), actorsOf(after)],
  ]
  // The root's key is the machine's id. Renaming the machine does not change the chart.
  return differing(before.parent === undefined ? texts.slice(1) : texts)
}

export function transitionDifferences(before: ChartTransition, after: ChartTransition): Difference[] {
  return differing([
    ['event', [before.event], [after.event]],
    ['guard', given(before.guard), given(after.guard)],
    ['targets', before.targets, after.targets],
    ['actions', before.actions, after.actions],
    ['delay', given(before.delay), given(after.delay)],
    ['reentry', flag(before.reenters), flag(after.reenters)],
    ['description', given(before.description), given(after.description)],
  ])
}

function differing(texts: readonly [Aspect, readonly string[], readonly string[]][]): Difference[] {
  return texts
    .filter(([, before, after]) => before.join('\n') !== after.join('\n') || before.length !== after.length)
    .map(([aspect, before, after]) => ({ aspect, before, after }))
}

const given = (value: string | number | undefined) => (value === undefined ? [] : [String(value)])

const flag = (value: boolean) => (value ? ['yes'] : ['no'])

const kindOf = ({ kind, history }: ChartState) => [history === undefined ? kind : `${history} ${kind}`]

const actorsOf = ({ invokes }: ChartState) =>
  invokes.map(({ id, source, isUnnamed }) => (isUnnamed || id === source ? source : `${id}: ${source}`))
