import { nodesOf, pathOf } from '@palpite/charts/edges.ts'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { PairGraph, pairCoverage, pairId, pairsIn } from '#paths/coverage/pairs.ts'
import { explore } from '#paths/graph/explore.ts'
import { createRandom, pickWeighted } from '#paths/machine/random.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { defineModel, type Model } from '#paths/model.ts'
import { type GenerateOptions, generate, STRATEGIES } from '#paths/walk/generate.ts'
import { parseStop } from '#paths/walk/stop-condition.ts'
import { walk } from '#paths/walk/walk.ts'
import { models } from './models.ts'

function generated(model: Model, options: GenerateOptions) {
  const subject = prepare(model)
  const graph = explore(subject)
  const { paths, missed } = generate(subject, graph, options)
  const walks = paths.map((path) => walk(subject, path))
  const observations = walks.flatMap((one) => one.observations)
  return {
    subject,
    graph,
    paths,
    missed,
    walks,
    labels: paths.map(({ steps }) => steps.map(({ label }) => label)),
    differences: walks.flatMap(({ difference }) => difference ?? []),
    edges: new Set(observations.flatMap(({ edges }) => edges.map(({ id }) => id))),
    entered: new Set(observations.flatMap(({ entered }) => entered)),
  }
}

const stepsOf = (paths: readonly { steps: readonly unknown[] }[]) =>
  paths.reduce((sum, { steps }) => sum + steps.length, 0)

/** Rooms in a ring, for which the length of shortest paths can be counted by hand. */
const ring = (rooms: number) => {
  const names = Array.from({ length: rooms }, (_, index) => `r${index}`)
  const states = Object.fromEntries(
    names.map((name, index) => [name, { on: { next: `r${(index + 1) % rooms}`, home: 'r0' } }]),
  )
  return defineModel(createMachine({ initial: 'r0', states }), { events: { next: {}, home: {} } })
}

describe.each(Object.entries(models))('paths of the model %s', (_, model) => {
  it.each(STRATEGIES.filter((strategy) => strategy !== 'events'))(
    'match a real actor if generated with %s',
    (strategy) => {
      const { differences, missed } = generated(model, { strategy, stop: parseStop('length 400') })
      expect(differences).toEqual([])
      expect(missed).toEqual([])
    },
  )

  it('[QA-03] cover every state, transition and pair of transitions', () => {
    const shortest = generated(model, { strategy: 'shortest' })
    const states = nodesOf(model.machine).filter(({ type }) => type !== 'history')
    expect([...shortest.entered].sort()).toEqual(states.map(pathOf).sort())

    const transitions = generated(model, { strategy: 'transitions' })
    expect(transitions.edges).toEqual(transitions.graph.tally.edges)

    const { subject, graph, walks } = generated(model, { strategy: 'pairs' })
    expect(pairsIn(walks)).toEqual(new PairGraph(subject, graph).all())
  })
})

describe('[QA-03] the shortest strategy', () => {
  it('finds a path to a state with the fewest possible steps', () => {
    const { labels } = generated(ring(6), { strategy: 'shortest', to: 'r3' })
    expect(labels).toEqual([['start', 'next', 'next', 'next']])
  })

  it('needs only one path for states that lie on the same route', () => {
    const { labels } = generated(ring(4), { strategy: 'shortest' })
    expect(labels).toEqual([['start', 'next', 'next', 'next']])
  })

  it('throws for an unknown state and reports a state that cannot be reached', () => {
    expect(() => generated(ring(2), { strategy: 'shortest', to: 'attic' })).toThrow(
      'The machine has no state "attic". Known states: (root), r0, r1.',
    )
    const machine = createMachine({ initial: 'a', states: { a: {}, b: {} } })
    const { missed } = generated(defineModel(machine, { events: {} }), { strategy: 'shortest', to: 'b' })
    expect(missed).toEqual(['state b'])
  })
})

describe('[QA-03] the transitions strategy', () => {
  it('takes every transition of a ring of six rooms in at most 27 steps', () => {
    // Six steps around the ring, six steps home, and fifteen to return to rooms.
    const { paths, edges } = generated(ring(6), { strategy: 'transitions' })
    expect(edges.size).toBe(12)
    const moves = stepsOf(paths) - paths.length
    expect(moves + paths.length - 1).toBeLessThanOrEqual(6 + 6 + 15)
  })

  it('takes at most as many steps as the tour strategy', () => {
    for (const model of [models.login, models.player, models.turnstile, models.parcel]) {
      const short = stepsOf(generated(model, { strategy: 'transitions' }).paths)
      expect(short).toBeLessThanOrEqual(stepsOf(generated(model, { strategy: 'tour' }).paths))
    }
  })
})

describe('[QA-03] a random walk', () => {
  const random = (options: Partial<GenerateOptions>) =>
    generated(models.login, { strategy: 'random', stop: parseStop('length 60'), ...options }).labels

  it('is the same for the same seed and different for another seed', () => {
    expect(random({ seed: 7 })).toEqual(random({ seed: 7 }))
    expect(random({ seed: 7 })).not.toEqual(random({ seed: 8 }))
  })

  it('draws known numbers from a known seed', () => {
    const next = createRandom(42)
    expect([next(), next(), next()].map((value) => value.toFixed(6))).toEqual([
      '0.601104',
      '0.448291',
      '0.852466',
    ])
  })

  it('picks events by the weights of their names or kinds, and never one of weight zero', () => {
    const labels = random({
      weights: { event: 0, outcome: 0, pause: 0, 'help.open': 5, 'help.close': 5 },
    }).flat()
    expect(new Set(labels)).toEqual(new Set(['start', 'help.open', 'help.close']))
    expect(random({ weights: { start: 0 } })).toEqual([])
    expect(
      pickWeighted(
        () => 0.9,
        ['a', 'b'],
        () => 0,
      ),
    ).toBeUndefined()
  })
})

describe('[QA-03] a list of events', () => {
  const follow = (events: string[]) => generated(models.turnstile, { strategy: 'events', events })

  it('is followed step by step, with labels or ids', () => {
    const { labels, differences } = follow(['start dear', 'coin.insert two', 'coin.insert one', 'arm.push'])
    expect(labels).toEqual([['start dear', 'coin.insert two', 'coin.insert one', 'arm.push']])
    expect(differences).toEqual([])
    const { labels: timed } = generated(models.alarm, {
      strategy: 'events',
      events: ['alarm.set', 'after: armed.waiting untilRing'],
    })
    expect(timed).toEqual([['start', 'alarm.set', 'after 10 min: armed.waiting untilRing']])
  })

  it('ends at an impossible step, which is reported with the possible ones', () => {
    const { labels, missed } = follow(['start cheap', 'coin.insert one', 'arm.pull'])
    expect(labels).toEqual([['start cheap', 'coin.insert one']])
    expect(missed).toEqual([
      'step 3: "arm.pull" cannot happen in unlocked. Possible: "arm.push", "coin.insert one", "coin.insert two", "service.close".',
    ])
  })
})

describe('[QA-03] a stop condition', () => {
  it.each(STRATEGIES.filter((strategy) => strategy !== 'events'))(
    'ends the strategy %s early',
    (strategy) => {
      const { paths, missed } = generated(models.login, { strategy, stop: parseStop('length 5') })
      expect(stepsOf(paths)).toBe(5)
      expect(missed).toEqual([])
    },
  )

  it('ends a walk at the requested share of all transitions', () => {
    const { edges, graph } = generated(models.login, {
      strategy: 'random',
      stop: parseStop('transitions 50%'),
    })
    expect(edges.size).toBe(Math.ceil(graph.tally.edges.size / 2))
  })

  it('ends a walk when a state is reached', () => {
    const { paths } = generated(models.login, { strategy: 'random', stop: parseStop('reach form.locked') })
    expect(paths.at(-1)?.steps.at(-1)?.state).toContain('form.locked')
  })
})

describe('pairs of transitions', () => {
  it('that are not covered are listed with the reason', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { on: { back: 'a', stay: { guard: () => false } } } },
    })
    const { subject, graph, walks } = generated(
      defineModel(machine, { events: { go: {}, back: {}, stay: {} } }),
      {
        strategy: 'transitions',
      },
    )
    const [go, back, stay] = ['a: go → b', 'b: back → a', 'b: stay [(inline)] → (internal)'] as const
    expect(pairCoverage(subject, graph, pairsIn(walks))).toEqual({
      covered: [pairId(go, back)],
      gaps: [
        { what: pairId(back, go), reason: 'no path shows it' },
        { what: pairId(go, stay), reason: `${stay} is never taken` },
        { what: pairId(stay, back), reason: `${stay} is never taken` },
        { what: pairId(stay, stay), reason: `${stay} is never taken` },
      ],
    })
  })
})
