import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { chartSchema } from '#charts/chart-schema.ts'
import { type Comparison, compareCharts } from '#charts/compare.ts'
import { toJson } from '#charts/export/json.ts'
import { readChart } from '#charts/read-chart.ts'

type Configuration = Parameters<typeof createMachine>[0]

const chartOf = (configuration: Configuration) => readChart(createMachine(configuration))

const before = {
  id: 'parcel',
  description: 'A parcel on its way.',
  initial: 'packed',
  states: {
    packed: {
      description: 'It is packed.',
      on: {
        'parcel.send': [{ guard: 'isPaid', target: 'underway' }, { target: 'held' }],
        'parcel.weigh': { actions: 'weigh' },
      },
    },
    underway: {
      description: 'It is on its way.',
      initial: 'road',
      states: {
        road: { description: 'On the road.', on: { 'road.closed': 'depot' } },
        depot: { description: 'It lies in a depot.' },
      },
      after: { 1000: 'lost' },
      on: { 'parcel.hand': 'given' },
    },
    held: { description: 'Nobody has paid.', on: { 'parcel.pay': 'packed' } },
    lost: { description: 'Nobody knows where it is.' },
    given: { type: 'final' },
  },
} as const satisfies Configuration

const namesOf = ({ added, removed, changed }: Comparison) => ({
  added: added.map(({ words }) => words),
  removed: removed.map(({ words }) => words),
  changed: changed.map(({ words, differences }) => [
    words,
    ...differences.map(
      ({ aspect, before, after }) => `${aspect}: ${before.join(', ')} > ${after.join(', ')}`,
    ),
  ]),
})

const changedTo = (states: object) =>
  compareCharts(chartOf(before), chartOf({ ...before, states: { ...before.states, ...states } }))

test('a comparison finds no differences between a chart and a copy that was read from a file', () => {
  const chart = chartOf(before)
  const same = compareCharts(v.parse(chartSchema, JSON.parse(toJson(chart))), chart)
  expect(namesOf(same)).toEqual({ added: [], removed: [], changed: [] })
  expect(same.merged).toEqual(chart)
})

test('a comparison lists added and removed states and transitions, and merges both charts into one', () => {
  const { depot: _gone, ...underway } = before.states.underway.states
  const comparison = changedTo({
    underway: {
      ...before.states.underway,
      states: { road: underway.road && { description: 'On the road.' } },
    },
    lost: { ...before.states.lost, on: { 'parcel.find': 'found' } },
    found: { description: 'Somebody found it.' },
  })
  expect(namesOf(comparison)).toEqual({
    added: ['found', 'lost: parcel.find → found'],
    removed: ['underway.depot', 'underway.road: road.closed → underway.depot'],
    changed: [],
  })
  expect(comparison.merged.states.map(({ id }) => id)).toEqual([
    '(root)',
    'packed',
    'underway',
    'underway.road',
    'underway.depot',
    'held',
    'lost',
    'given',
    'found',
  ])
  expect(() => v.parse(chartSchema, JSON.parse(toJson(comparison.merged)))).not.toThrow()
})

test('a comparison reports changed guards, actions, tags, descriptions and transition order', () => {
  const [paid, other] = before.states.packed.on['parcel.send']
  const comparison = changedTo({
    packed: {
      ...before.states.packed,
      tags: ['still'],
      on: {
        'parcel.send': [other, { ...paid, description: 'Somebody paid.' }],
        'parcel.weigh': { guard: 'hasScales', actions: ['weigh', 'print'] },
      },
    },
    held: { ...before.states.held, description: 'It waits for money.' },
  })
  expect(namesOf(comparison)).toEqual({
    added: [],
    removed: [],
    changed: [
      ['packed', 'tags:  > still'],
      ['held', 'description: Nobody has paid. > It waits for money.'],
      ['packed: parcel.send → held', 'order: 2 > 1'],
      ['packed: parcel.send [isPaid] → underway', 'description:  > Somebody paid.', 'order: 1 > 2'],
      ['packed: parcel.weigh [hasScales]', 'guard:  > hasScales', 'actions: weigh > weigh, print'],
    ],
  })
})

test('a comparison recognises a renamed state by its description and matches the states inside it', () => {
  const { underway, ...others } = before.states
  const after = {
    ...before,
    states: {
      ...others,
      packed: {
        ...others.packed,
        on: {
          ...others.packed.on,
          'parcel.send': [{ guard: 'isPaid', target: 'travelling' }, { target: 'held' }],
        },
      },
      travelling: { ...underway, states: { ...underway.states, sea: { description: 'At sea.' } } },
    },
  } satisfies Configuration
  const comparison = compareCharts(chartOf(before), chartOf(after))
  expect(namesOf(comparison)).toEqual({
    added: ['travelling.sea'],
    removed: [],
    changed: [['travelling', 'name: underway > travelling']],
  })
})

test('a comparison treats a state as new if both its name and its description have changed', () => {
  const { lost: _gone, ...others } = before.states
  const comparison = compareCharts(
    chartOf(before),
    chartOf({
      ...before,
      states: {
        ...others,
        underway: { ...others.underway, after: { 1000: 'mislaid' } },
        mislaid: { description: 'It is somewhere.' },
      },
    }),
  )
  expect(namesOf(comparison)).toEqual({
    added: ['mislaid'],
    removed: ['lost'],
    changed: [['underway: after 1 s → mislaid', 'targets: lost > mislaid']],
  })
})

test('a comparison treats a renamed state of another kind as new, even if its description is the same', () => {
  const { lost, ...others } = before.states
  const after = {
    ...before,
    states: {
      ...others,
      underway: { ...others.underway, after: { 1000: 'mislaid' } },
      mislaid: { ...lost, type: 'final' },
    },
  } satisfies Configuration
  expect(namesOf(compareCharts(chartOf(before), chartOf(after)))).toMatchObject({
    added: ['mislaid'],
    removed: ['lost'],
  })
})

test('a comparison reports changed transition targets and a compound state that has become atomic', () => {
  const halves = (targets: string[]) =>
    chartOf({
      id: 'halves',
      type: 'parallel',
      on: { 'both.set': { target: targets } },
      states: {
        left: { initial: 'off', states: { off: {}, on: {} } },
        right: { initial: 'off', states: { off: {}, on: {} } },
      },
    })
  const moved = compareCharts(halves(['.left.on', '.right.on']), halves(['.left.on', '.right.off']))
  expect(namesOf(moved).changed).toEqual([
    ['(root): both.set → left.on + right.off', 'targets: left.on, right.on > left.on, right.off'],
  ])

  const emptied = changedTo({
    underway: { description: 'It is on its way.', on: { 'parcel.hand': 'given' } },
  })
  expect(namesOf(emptied).removed).toEqual([
    'underway.road',
    'underway.depot',
    'underway: after 1 s → lost',
    'underway.road: road.closed → underway.depot',
  ])
  expect(emptied.merged.states.find(({ id }) => id === 'underway')).toMatchObject({
    kind: 'compound',
    initial: ['underway.road'],
  })
  expect(namesOf(emptied).changed).toEqual([
    ['underway', 'kind: compound > atomic', 'initial: underway.road > '],
  ])
})

test('a comparison reports a replaced actor as a changed event of the same transition', () => {
  const withActor = (src: string) =>
    chartOf({
      id: 'asking',
      initial: 'asked',
      states: { asked: { invoke: { src, onDone: 'told' } }, told: {} },
    })
  expect(namesOf(compareCharts(withActor('post'), withActor('wire')))).toEqual({
    added: [],
    removed: [],
    changed: [
      ['asked', 'actors: post > wire'],
      ['asked: wire done → told', 'event: post done > wire done'],
    ],
  })
})
