import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { explore } from '#paths/graph/explore.ts'
import { largeTour } from '#paths/graph/large-tour.ts'
import { tour } from '#paths/graph/tour.ts'
import { tourOf } from '#paths/graph/tour-of.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { defineModel, type Model } from '#paths/model.ts'
import { independent } from '#paths/tests/bench/charts.ts'
import { walk } from '#paths/walk/walk.ts'
import { models } from './models.ts'

/**
 * A machine with three regions and more than 10 configurations. Entering through `door` needs two keys, which
 * are found in `head`.
 */
function triple(limit: number): Model {
  const machine = setup({
    types: {
      context: {} as { keys: number },
      events: {} as
        | { type: 'step' }
        | { type: 'turn' }
        | { type: 'find' }
        | { type: 'enter' }
        | { type: 'fly' },
    },
    guards: { hasKeys: ({ context }) => context.keys >= 2, isWinged: () => false },
    actions: { keep: assign({ keys: ({ context }) => Math.min(context.keys + 1, 2) }) },
  }).createMachine({
    type: 'parallel',
    context: { keys: 0 },
    states: {
      feet: { initial: 'left', states: { left: { on: { step: 'right' } }, right: { on: { step: 'left' } } } },
      head: {
        initial: 'north',
        on: { find: { actions: 'keep' } },
        states: {
          north: { on: { turn: 'east' } },
          east: { on: { turn: 'south' } },
          south: { on: { turn: 'north' } },
        },
      },
      door: {
        initial: 'outside',
        states: {
          outside: {
            on: { enter: { guard: 'hasKeys', target: 'inside' }, fly: { guard: 'isWinged', target: 'roof' } },
          },
          inside: {},
          roof: { on: { fly: 'outside' } },
        },
      },
    },
  })
  return defineModel(machine, { events: { step: {}, turn: {}, find: {}, enter: {}, fly: {} }, limit })
}

describe('a tour of a machine with too many configurations to list', () => {
  it('takes every transition of independent regions', () => {
    const subject = prepare(independent())
    const { paths, missed } = largeTour(subject)
    expect(missed).toEqual([])
    const walks = paths.map((path) => walk(subject, path))
    expect(walks.flatMap(({ difference }) => difference ?? [])).toEqual([])
    const taken = walks.flatMap(({ observations }) => observations.flatMap(({ edges }) => edges))
    expect(new Set(taken).size).toBe(subject.edges.length)
  })

  it('reports a reason for each transition that it could not take', () => {
    const { missed, reasons } = largeTour(prepare(triple(10)))
    expect(missed).toEqual(['door.outside: fly [isWinged] → door.roof', 'door.roof: fly → door.outside'])
    expect(Object.values(reasons ?? {})).toEqual([
      'its guard rejected all 20 attempts',
      'its state was never entered',
    ])
  })

  it.each(Object.entries(models))('predicts what a real actor does in the model %s', (_, model) => {
    const subject = prepare(model)
    const differences = largeTour(subject).paths.map((path) => walk(subject, path).difference)
    expect(differences.filter((difference) => difference !== undefined)).toEqual([])
  })

  it('ends its paths at the given maximum length', () => {
    const { paths, missed } = largeTour(prepare(triple(10)), { longest: 6 })
    expect(Math.max(...paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(6)
    expect(missed).toHaveLength(2)
  })
})

describe('a tour of any machine', () => {
  it('is planned on the graph of configurations if the configurations can be listed', () => {
    const subject = prepare(triple(1000))
    expect(tourOf(subject)).toEqual(tour(subject, explore(subject)))
  })

  it('is planned on the chart if the configurations cannot be listed', () => {
    const subject = prepare(triple(10))
    expect(tourOf(subject)).toEqual(largeTour(subject))
  })
})
