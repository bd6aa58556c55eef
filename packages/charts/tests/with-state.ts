import type { Chart, ChartState, ChartTransition } from '#charts/chart.ts'

export function withStateBeside(chart: Chart, beside: ChartState): Chart {
  const inside = beside.parent === undefined || !beside.id.includes('.') ? '' : `${beside.parent}.`
  const added: ChartState = {
    ...beside,
    id: `${inside}added`,
    key: 'added',
    kind: 'atomic',
    initial: [],
    invokes: [],
    entry: [],
    exit: [],
    description: 'It was not there before.',
  }
  const way: ChartTransition = {
    id: `${beside.id}: add → ${added.id}`,
    source: beside.id,
    targets: [added.id],
    kind: 'event',
    event: 'add',
    delay: undefined,
    guard: undefined,
    actions: [],
    description: undefined,
    reenters: false,
    arm: 0,
    arms: 1,
    isForbidden: false,
  }
  const at = chart.states.indexOf(beside) + 1
  return {
    ...chart,
    states: [...chart.states.slice(0, at), added, ...chart.states.slice(at)],
    transitions: [...chart.transitions, way],
  }
}
