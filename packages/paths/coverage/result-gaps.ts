import { ROOT } from '@palpite/charts/edges.ts'
import type { Graph } from '#paths/graph/explore.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import type { ResultGap } from '#paths/results/results.ts'
import { generate } from '#paths/walk/generate.ts'
import type { Coverage } from './coverage.ts'

export function gapsOf({
  coverage,
  subject,
  graph,
}: {
  coverage: Coverage
  subject: Subject
  graph: Graph
}): ResultGap[] {
  const sources = new Map(subject.edges.map((edge) => [edge.id, edge.source]))
  const isReached = (state: string) => state === ROOT || coverage.states.covered.includes(state)
  const wayTo = (transition: string) => {
    const source = sources.get(transition)
    if (source === undefined || !isReached(source)) return {}
    const [way] = generate(subject, graph, { strategy: 'shortest', to: source }).paths
    return way ? { way } : {}
  }
  return [
    ...coverage.states.gaps.map((gap): ResultGap => ({ kind: 'state', ...gap })),
    ...coverage.transitions.gaps.map(
      (gap): ResultGap => ({ kind: 'transition', ...gap, ...wayTo(gap.what) }),
    ),
  ]
}
