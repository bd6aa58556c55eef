import type { FlowResult, ReplayResult } from '@palpite/paths/results/results.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import { expect, test } from 'vitest'
import { type Kept, nothingKept } from '#visualiser/paths/kept.ts'
import { pathNamed, pathsOf } from '#visualiser/paths/known-paths.ts'
import { lastResultsOf } from '#visualiser/paths/last-results.ts'
import { commandOf, noOptions } from '#visualiser/paths/replay/replay-options.ts'
import { rowsOf } from '#visualiser/paths/rows.ts'
import type { FlowSource } from '#visualiser/source/flow-source.ts'
import { gateModel } from './gate.ts'

const pathThrough = (id: string, ...states: string[]): Path => ({
  id,
  steps: states.map((state) => ({ label: 'gate.open', state, isIgnored: false, effects: [] })),
})

const inAndOut = pathThrough('inandout', 'gate.shut', 'gate.open #wide')
const shut = pathThrough('shutonly', 'gate.shut')

const flow = (name: string, rows: FlowSource['rows']): FlowSource => ({
  name,
  group: 'all',
  load: async () => ({ machine: gateModel.machine, model: gateModel }),
  keptAt: `kept/${name}.json`,
  rows,
  hasWalker: false,
})

const lastRun = (at: string, paths: readonly Path[], departures = {}): FlowResult => ({
  flow: 'gate',
  at,
  milliseconds: 1,
  paths,
  coverage: { states: {}, transitions: {} },
  shares: {
    states: { covered: 0, total: 0 },
    transitions: { covered: 0, total: 0 },
    pairs: { covered: 0, total: 0 },
    guards: { covered: 0, total: 0 },
  },
  departures,
  gaps: [],
  findings: [],
})

const replayed = (at: string, how: 'machine' | 'browser', passed: boolean): ReplayResult => ({
  id: inAndOut.id,
  flow: 'gate',
  at,
  how,
  language: how === 'browser' ? 'pt' : null,
  width: how === 'browser' ? 390 : null,
  world: null,
  address: null,
  outcome: passed ? 'passed' : 'failed',
  steps: [
    {
      label: 'gate.open',
      state: 'gate.open',
      passed,
      ...(passed ? {} : { difference: 'It stayed shut.' }),
      events: [],
      ms: 1,
    },
  ],
})

const kept: Kept = {
  ...nothingKept,
  accepted: [inAndOut, shut],
  last: lastRun('2030-01-02T00:00:00.000Z', [shut, pathThrough('newonehere', 'gate.broken')], {
    shutonly: 'step 1: it did not start.',
  }),
  replays: [replayed('2030-01-03T00:00:00.000Z', 'browser', false)],
}

test('a specification row shows its text and flows, and the last results of the paths through its states', () => {
  const rows = rowsOf(
    {
      flows: [
        flow('gate', { 'GATE-10': ['(root)'], 'GATE-2': ['gate.open'] }),
        flow('door', { 'GATE-2': ['open'] }),
      ],
      rows: { 'GATE-2': { en: 'It opens.', pt: 'Ele abre.' } },
    },
    new Map([['gate', kept]]),
    'pt',
  )
  expect(rows.map(({ id, says }) => [id, says])).toEqual([
    ['GATE-2', 'Ele abre.'],
    ['GATE-10', undefined],
  ])
  const [open, all] = rows
  expect(open?.flows.map((one) => one.flow)).toEqual(['gate', 'door'])
  expect(open?.flows[0]?.paths).toEqual([{ id: 'inandout', results: lastResultsOf(kept, 'inandout') }])
  expect(open?.flows[1]?.paths).toEqual([])
  expect(all?.flows[0]?.paths.map(({ id }) => id)).toEqual(['inandout', 'shutonly', 'newonehere'])
})

test('a path shows its last results on the machine and in the browser, newest first', () => {
  expect(lastResultsOf(kept, 'inandout')).toMatchObject([
    { how: 'browser', outcome: 'failed', language: 'pt', width: 390, difference: 'It stayed shut.' },
    { how: 'machine', outcome: 'passed', at: '2030-01-02T00:00:00.000Z', difference: undefined },
  ])
  const later = { ...kept, replays: [replayed('2030-01-04T00:00:00.000Z', 'machine', false)] }
  expect(lastResultsOf(later, 'inandout')).toMatchObject([{ how: 'machine', outcome: 'failed' }])
  expect(lastResultsOf(kept, 'shutonly')).toMatchObject([
    { outcome: 'failed', difference: 'step 1: it did not start.' },
  ])
  const limited: ReplayResult = {
    ...replayed('2030-01-05T00:00:00.000Z', 'browser', true),
    outcome: 'unwalkable',
    reason: 'step 2 "gate.open": It is walled up.',
    steps: [],
  }
  expect(lastResultsOf({ ...kept, replays: [limited] }, 'inandout')[0]).toMatchObject({
    outcome: 'unwalkable',
    difference: limited.reason,
  })
  expect(lastResultsOf(nothingKept, 'inandout')).toEqual([])
  expect(lastResultsOf(kept, 'unknown2')).toEqual([])
})

test('a path that is accepted and generated is listed only as accepted, and a unique id prefix finds it', () => {
  const paths = pathsOf(kept, [shut, pathThrough('newhere2', 'gate.shut')])
  expect(paths.map(({ path: { id }, origin }) => `${id} ${origin}`)).toEqual([
    'inandout accepted',
    'shutonly accepted',
    'newonehere generated',
    'newhere2 here',
  ])
  expect(pathNamed(paths, 'shut')?.path).toBe(shut)
  expect(pathNamed(paths, 'new')).toBeUndefined()
})

test('the replay command contains the chosen options, quoted for the shell', () => {
  expect(commandOf('abcdefgh', 'gate', undefined)).toBe('npm run paths -- replay abcdefgh --flow gate')
  expect(
    commandOf('abcdefgh', 'gate', {
      ...noOptions,
      width: '390',
      address: "https://a.example/?b=c'd",
      headed: true,
    }),
  ).toBe(
    "npm run paths -- replay abcdefgh --flow gate --browser --headed --width 390 --address 'https://a.example/?b=c'\\''d'",
  )
})
