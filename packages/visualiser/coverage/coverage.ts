import type { Chart } from '@palpite/charts/chart.ts'
import { countedStates } from '@palpite/charts/counted-states.ts'
import type { Counts, ResultGap, Share } from '@palpite/paths/results/results.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import type { RecordedUse } from '#visualiser/live-inspector/actors/recorded-use.ts'

/** The coverage of a stored test run, or of a test run in this page. */
export type Run = {
  coverage: { states: Counts; transitions: Counts }
  gaps: readonly ResultGap[]
}

export type Source = 'tests' | 'recorded' | 'both'

export type Unwalked = {
  kind: ResultGap['kind']
  id: string
  /** Why the run did not reach this state or transition. Undefined if unknown. */
  reason: string | undefined
  /** The shortest path to the state, or to the source of the transition. Undefined if unknown. */
  way: Path | undefined
}

export type Walked = {
  reached: ReadonlyMap<string, number>
  edges: ReadonlyMap<string, number>
  shares: { states: Share; transitions: Share }
  unwalked: readonly Unwalked[]
}

/** Combines the coverage of a run with recorded use. Ignores ids that the chart no longer contains. */
export function walkedOf(
  chart: Chart,
  source: Source,
  run: Run | undefined,
  use: RecordedUse | undefined,
): Walked {
  const ofRun = source === 'recorded' ? undefined : run
  const ofUse = source === 'tests' ? undefined : use
  // Omits history states: they lead to the remembered state and are never entered themselves.
  const states = chart.states.filter(({ kind }) => kind !== 'history')
  const counted = countedStates(chart)
  const timesOf = (id: string, counts: Counts | undefined, used: ReadonlyMap<string, number> | undefined) =>
    (counts?.[id] ?? 0) + (used?.get(id) ?? 0)
  const reached = new Map(
    states.map(({ id }) => [id, timesOf(id, ofRun?.coverage.states, ofUse?.states)] as const),
  )
  const edges = new Map(
    chart.transitions.map(({ id }) => [id, timesOf(id, ofRun?.coverage.transitions, ofUse?.edges)] as const),
  )
  const gaps = new Map(ofRun?.gaps.map((gap) => [`${gap.kind} ${gap.what}`, gap]))
  const unwalked = (kind: Unwalked['kind'], id: string): Unwalked => {
    const gap = gaps.get(`${kind} ${id}`)
    return { kind, id, reason: gap?.reason, way: gap?.way }
  }
  return {
    reached,
    edges,
    shares: {
      states: shareOf(counted.map(({ id }) => reached.get(id) ?? 0)),
      transitions: shareOf([...edges.values()]),
    },
    unwalked: [
      ...counted.filter(({ id }) => reached.get(id) === 0).map(({ id }) => unwalked('state', id)),
      ...chart.transitions
        .filter(({ id }) => edges.get(id) === 0)
        .map(({ id }) => unwalked('transition', id)),
    ],
  }
}

function shareOf(times: readonly number[]): Share {
  return { covered: times.filter((count) => count > 0).length, total: times.length }
}
