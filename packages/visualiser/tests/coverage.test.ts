import { countedStates } from '@palpite/charts/counted-states.ts'
import { classesOfState, classesOfTransitions, noMarks } from '@palpite/charts/marks.ts'
import { readChart } from '@palpite/charts/read-chart.ts'
import { expect, test } from 'vitest'
import { type Run, walkedOf } from '#visualiser/coverage/coverage.ts'
import { generateAndWalk } from '#visualiser/paths/generate/generate-and-walk.ts'
import { gateModel } from './gate.ts'

const chart = readChart(gateModel.machine)
const forces = 'gate.shut: gate.force [isForcible] → gate.broken'
const opens = 'gate.shut: gate.open [isUnlocked] → gate.opening'

function runOf(options: Parameters<typeof generateAndWalk>[1]) {
  const work = generateAndWalk(gateModel, options)
  const phases: string[] = []
  for (;;) {
    const { done, value } = work.next()
    if (done) return { generated: value, phases }
    phases.push(value.phase)
  }
}

const { generated, phases } = runOf({ strategy: 'tour' })

test('generating paths in the page reports progress, and gives a reason for each part that no path covers', () => {
  expect(phases.slice(0, 3)).toEqual(['exploring', 'planning', 'walking'])
  expect(phases.filter((phase) => phase === 'walking')).toHaveLength(generated.paths.length)
  expect(generated.gaps).toEqual([
    {
      kind: 'state',
      what: 'gate.broken',
      reason: `transition ${forces} is never taken: its guard is never true under the given cases`,
    },
    {
      kind: 'transition',
      what: '(root): note.write → (internal)',
      reason: 'no case sends its event, or another transition always takes precedence',
      way: expect.objectContaining({ steps: [expect.objectContaining({ label: 'start unlocked' })] }),
    },
    {
      kind: 'transition',
      what: forces,
      reason: 'its guard is never true under the given cases',
      way: expect.objectContaining({ steps: [expect.objectContaining({ label: 'start unlocked' })] }),
    },
  ])
})

test('states and transitions that a run walked or missed are marked in the chart and counted', () => {
  const { reached, edges, shares, unwalked } = walkedOf(chart, 'tests', generated, undefined)
  const marks = { ...noMarks, reached, edges }
  expect(classesOfState('gate.open', marks)).toContain('is-reached')
  expect(classesOfState('gate.broken', marks)).toContain('is-unreached')
  expect(classesOfTransitions([opens], marks)).toContain('is-walked')
  expect(classesOfTransitions([forces], marks)).toContain('is-unwalked')
  expect(shares).toEqual({
    states: { covered: countedStates(chart).length - 1, total: countedStates(chart).length },
    transitions: { covered: chart.transitions.length - 2, total: chart.transitions.length },
  })
  expect(unwalked.map(({ kind, id }) => [kind, id])).toEqual([
    ['state', 'gate.broken'],
    ['transition', '(root): note.write → (internal)'],
    ['transition', forces],
  ])
  expect(unwalked[2]?.way?.steps).toHaveLength(1)
})

test('coverage shows a run, recorded use or both, and ignores removed states and transitions', () => {
  const run: Run = {
    coverage: { states: { 'gate.open': 2, gone: 7 }, transitions: { [opens]: 2, 'gone: go → away': 7 } },
    gaps: [],
  }
  const use = { states: new Map([['gate.open', 3]]), edges: new Map([[forces, 1]]) }
  expect(walkedOf(chart, 'tests', run, use).edges.get(forces)).toBe(0)
  const recorded = walkedOf(chart, 'recorded', run, use)
  expect([recorded.reached.get('gate.open'), recorded.edges.get(opens)]).toEqual([3, 0])
  expect(recorded.shares.transitions.covered).toBe(1)
  const both = walkedOf(chart, 'both', run, use)
  expect([both.reached.get('gate.open'), both.edges.get(opens), both.edges.get(forces)]).toEqual([5, 2, 1])
  expect(both.reached.has('gone')).toBe(false)
  expect(both.shares.transitions.covered).toBe(2)
})
