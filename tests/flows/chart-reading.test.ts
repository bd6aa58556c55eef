import type { Chart } from '@palpite/charts/chart.ts'
import { readChart } from '@palpite/charts/read-chart.ts'
import * as alarm from '@palpite/paths/tests/machines/alarm.ts'
import * as chat from '@palpite/paths/tests/machines/chat.ts'
import * as login from '@palpite/paths/tests/machines/login.ts'
import * as parcel from '@palpite/paths/tests/machines/parcel.ts'
import * as player from '@palpite/paths/tests/machines/player.ts'
import * as turnstile from '@palpite/paths/tests/machines/turnstile.ts'
import { expect, test } from 'vitest'
import {
  and,
  assign,
  createMachine,
  fromPromise,
  not,
  or,
  raise,
  sendTo,
  setup,
  spawnChild,
  stateIn,
} from 'xstate'
import config from '../../paths.config.ts'

const transition = (chart: Chart, event: string) => chart.transitions.filter((one) => one.event === event)
const state = (chart: Chart, id: string) => chart.states.find((one) => one.id === id)

const child = createMachine({ id: 'child' })

const written = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'go' } | { type: 'stay' } | { type: 'off' },
  },
  actors: { ask: fromPromise(async () => 1), child },
  guards: { isFirst: () => true, isLast: () => true, isLong: (_, _than: { length: number }) => true },
  actions: { note: (_, _word: string) => {} },
  delays: { untilLate: 5_000, untilAsked: () => 1 },
}).createMachine({
  id: 'written',
  description: 'What is read of a machine.',
  context: { tries: 0 },
  initial: 'first',
  states: {
    first: {
      description: 'It begins.',
      tags: 'open',
      entry: [{ type: 'note', params: 'begun' }, assign({ tries: 1 }), raise({ type: 'stay' })],
      exit: spawnChild('child'),
      after: { untilLate: 'both', untilAsked: 'both', 250: 'both' },
      on: {
        go: [
          { guard: and(['isFirst', or(['isLast', not('isFirst')])]), target: 'both' },
          { guard: { type: 'isLong', params: { length: 6 } }, target: 'first', reenter: true },
          { guard: stateIn({ both: { one: 'a' } }), target: 'both' },
          { guard: () => false, target: 'both' },
          {
            target: ['both.one.b', 'both.two.d'],
            description: 'Both at once.',
            actions: sendTo('askId', { type: 'x' }),
          },
        ],
        stay: { actions: () => {} },
        off: {},
      },
    },
    both: {
      type: 'parallel',
      invoke: { id: 'askId', src: 'ask', onDone: '.back', onError: 'first' },
      onDone: 'end',
      states: {
        back: { type: 'history', history: 'deep', target: '#written.both.one.b' },
        one: { initial: 'a', states: { a: { invoke: { src: 'child', onDone: 'b' } }, b: { type: 'final' } } },
        two: { initial: 'c', states: { c: { invoke: { src: child } }, d: { type: 'final' } } },
      },
    },
    end: { type: 'final' },
  },
})

test('the chart reader names parameterised, composite, state and inline guards', () => {
  const guards = transition(readChart(written), 'go').map(({ guard }) => guard)
  expect(guards).toEqual([
    'isFirst and (isLast or not isFirst)',
    'isLong (length: 6)',
    'in both.one.a',
    'inline',
    undefined,
  ])
})

test('the chart reader names actions and omits those that XState adds for timers', () => {
  const first = state(readChart(written), 'first')
  expect(first?.entry).toEqual(['note begun', 'assign tries', 'raise stay'])
  expect(first?.exit).toEqual(['spawn child'])
  expect(transition(readChart(written), 'stay')[0]?.actions).toEqual(['inline'])
  expect(transition(readChart(written), 'go').at(-1)?.actions).toEqual(['send x to askId'])
})

test('the chart reader shows named delays by name and fixed delays in milliseconds', () => {
  const timers = readChart(written).transitions.filter(({ kind }) => kind === 'after')
  expect(timers.map(({ event, delay }) => [event, delay])).toEqual([
    ['after 250 ms', 250],
    ['after untilLate', 5_000],
    ['after untilAsked', undefined],
  ])
})

test('the chart reader names actors by their ids, or by their sources when they have no ids', () => {
  const chart = readChart(written)
  expect(state(chart, 'both')?.invokes).toEqual([
    { id: 'askId', source: 'ask', machine: undefined, isUnnamed: false },
  ])
  expect(state(chart, 'both.one.a')?.invokes[0]).toMatchObject({
    source: 'child',
    machine: 'child',
    isUnnamed: true,
  })
  expect(state(chart, 'both.two.c')?.invokes[0]).toMatchObject({ source: 'child', machine: 'child' })
  expect(chart.transitions.map(({ event, kind }) => `${kind} ${event}`)).toEqual(
    expect.arrayContaining([
      'actorDone askId done',
      'actorError askId error',
      'actorDone child done',
      'stateDone done',
    ]),
  )
})

test('the chart reader distinguishes state kinds, targets, branches and forbidden events', () => {
  const chart = readChart(written)
  expect(state(chart, 'both.back')).toMatchObject({
    kind: 'history',
    history: 'deep',
    initial: ['both.one.b'],
  })
  expect(state(chart, '(root)')).toMatchObject({ kind: 'compound', initial: ['first'], parent: undefined })
  expect(transition(chart, 'go').map(({ arm, arms }) => `${arm}/${arms}`)).toEqual([
    '0/5',
    '1/5',
    '2/5',
    '3/5',
    '4/5',
  ])
  expect(transition(chart, 'go')[1]).toMatchObject({ reenters: true })
  expect(transition(chart, 'go')[4]).toMatchObject({
    targets: ['both.one.b', 'both.two.d'],
    description: 'Both at once.',
  })
  expect(transition(chart, 'off')[0]).toMatchObject({ isForbidden: true, targets: [] })
  expect(transition(chart, 'stay')[0]).toMatchObject({ isForbidden: false, targets: [] })
})

const others = [alarm, chat, login, parcel, player, turnstile].flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'object' && 'machine' in value ? [{ name, machine: async () => value.machine }] : [],
  ),
)

test.each([
  ...config.flows.map(({ name, model }) => ({ name, machine: async () => (await model()).machine })),
  ...others,
])('all ids in the chart of $name are unique, and all sources and targets exist', async ({ machine }) => {
  const chart = readChart(await machine())
  const ids = new Set(chart.states.map(({ id }) => id))
  expect(ids.size).toBe(chart.states.length)
  expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(chart.transitions.length)
  expect(
    chart.states
      .flatMap(({ initial, parent }) => [...initial, ...(parent === undefined ? [] : [parent])])
      .every((id) => ids.has(id)),
  ).toBe(true)
  for (const { targets, source, event, guard, actions } of chart.transitions) {
    expect([source, ...targets].every((id) => ids.has(id))).toBe(true)
    expect(`${event} ${guard} ${actions.join()}`).not.toMatch(/xstate\.|\[object|^ /)
  }
})
