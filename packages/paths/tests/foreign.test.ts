import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine, setup } from 'xstate'
import { explore } from '#paths/graph/explore.ts'
import { graphFindings } from '#paths/graph/graph-findings.ts'
import { tour } from '#paths/graph/tour.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { bareModel } from '#paths/model/bare-model.ts'
import { checkModel } from '#paths/model/check-model.ts'
import { generate } from '#paths/walk/generate.ts'
import { walk } from '#paths/walk/walk.ts'
import { machinesOf } from './machines-of.ts'

const fileOf = (name: string) => join(import.meta.dirname, 'foreign', name)

async function tryOut(file: string) {
  const [loaded] = await machinesOf(fileOf(file))
  if (!loaded) throw new Error(`There is no machine in ${file}.`)
  return { name: loaded.name, ...tryMachine(loaded.machine) }
}

function tryMachine(machine: AnyStateMachine) {
  const model = bareModel(machine, { limit: 500 })
  const subject = prepare(model)
  const graph = explore(subject)
  const { paths, missed } = tour(subject, graph)
  const walks = paths.map((path) => walk(subject, path))
  const taken = new Set(walks.flatMap(({ observations }) => observations.flatMap(({ edges }) => edges)))
  return {
    model,
    configurations: graph.configurations.length - 1,
    findings: graphFindings(graph, model),
    missed,
    differences: walks.flatMap(({ difference }) => difference ?? []),
    untaken: subject.edges.filter((edge) => !taken.has(edge)).map(({ id }) => id),
    labels: paths.flatMap(({ steps }) => steps.map(({ label }) => label)),
    effects: paths.flatMap(({ steps }) => steps.flatMap(({ effects }) => effects)),
  }
}

describe('a machine without a model', () => {
  it.each([
    ['crossing.ts', 'crossing'],
    ['editor.ts', 'editor'],
    ['errands.ts', 'errands'],
    ['meter.ts', 'meter'],
    ['search.ts', 'search'],
    ['ticket.ts', 'ticket'],
    ['dice.ts', 'dice'],
    ['refunds.ts', 'refunds'],
    ['basket.ts', 'basket'],
  ])('in the example %s has all its transitions covered by a tour', async (file, name) => {
    expect(await tryOut(file)).toMatchObject({ name, missed: [], differences: [], untaken: [] })
  })

  it('has its dead ends reported', async () => {
    const { findings } = await tryOut('crossing.ts')
    expect(findings).toEqual(['dark is a dead end'])
  })

  it('shows actors without an id as unnamed inline actors', async () => {
    const { labels, effects, findings } = await tryOut('errands.ts')
    expect(labels).toEqual(
      expect.arrayContaining(['unnamed inline actor: done', 'unnamed inline actor 2: done']),
    )
    expect(effects).toEqual(expect.arrayContaining(['→ unnamed inline actor: DO', '→ bell: RING']))
    expect(findings).toContain('an actor is spawned without an id (inline actor)')
  })

  it('gets event data with the fields that its guards read', async () => {
    const { model, findings, labels } = await tryOut('search.ts')
    expect(model.events.FIND).toEqual({ 'with words': { words: '1' }, 'with empty words': { words: '' } })
    expect(findings).toEqual([])
    expect(labels).toContain('FIND with empty words')
  })

  it('gets an input with the fields that it reads', async () => {
    const { model, findings } = await tryOut('ticket.ts')
    expect(Object.values(model.inputs)).toContainEqual({ route: { zone: '1' } })
    expect(findings).toEqual([])
  })

  it('gets event data, outputs and errors with the values that its guards require', async () => {
    const { model, findings } = await tryOut('refunds.ts')
    expect(model.events.CLAIM).toMatchObject({
      'with claim': { claim: { customer: { name: '1' }, parts: [{ price: 1 }] } },
    })
    expect(model.outcomes.decide).toMatchObject({
      'done with verdict "granted"': { done: { verdict: 'granted' } },
      'error with message "no money left"': { error: new Error('no money left') },
    })
    expect(findings).toEqual([])
  })

  it('gets one finding for a guard that always throws, for the case without event data', () => {
    const guard = ({ event }: { event: object }) => {
      throw new Error(`I take no ${'colour' in event ? 'colours' : 'calls'}.`)
    }
    const { findings } = tryMachine(createMachine({ id: 'deaf', on: { CALL: { guard } } }))
    expect(findings).toEqual([
      'the guard (inline) threw with the case "CALL" in (root): I take no calls.',
      '(root) is a dead end',
    ])
  })

  it('gets its context values merged by kind, and a finding about it, when a count grows without limit', async () => {
    const { findings, configurations } = await tryOut('basket.ts')
    expect(findings).toEqual([
      'there are more than 500 configurations: numbers, lists and texts of the context are distinguished only by kind',
    ])
    expect(configurations).toBeLessThan(10)
  })

  it('reaches a state that needs a certain count, even though another count grows without limit', async () => {
    const { untaken, missed, differences, labels, findings, model } = await tryOut('kiosk.ts')
    expect(untaken).toEqual(['selling: BUY [isBroke] → begging', 'cellar: BACK → selling'])
    expect({ missed, differences }).toEqual({ missed: [], differences: [] })
    expect(labels).toContain('BUY with zone')
    expect(findings).toContain(
      'there are more than 500 configurations: numbers and lists of the context are distinguished only by kind, except on the way to parts that need exact values',
    )
    const subject = prepare(model)
    const [way] = generate(subject, explore(subject), { strategy: 'shortest', to: 'printing' }).paths
    expect(way?.steps.map(({ label }) => label)).toEqual([
      'start',
      ...Array(4).fill('COIN with worth'),
      'BUY with zone',
    ])
  })

  it('gets a reason for each state and transition that is not reached', async () => {
    const [loaded] = await machinesOf(fileOf('kiosk.ts'))
    if (!loaded) throw new Error('There is no kiosk.')
    const { coverage } = checkModel(bareModel(loaded.machine, { limit: 500 }), { update: false })
    const limited = 'its guard was never true within the limit of 500 configurations'
    expect(coverage.states.gaps).toEqual([
      {
        what: 'begging',
        reason: `transition selling: BUY [isBroke] → begging is never taken: ${limited}`,
      },
      {
        what: 'begging.aloud',
        reason: `transition selling: BUY [isBroke] → begging is never taken: ${limited}`,
      },
      { what: 'cellar', reason: 'nothing leads to it' },
    ])
    expect(coverage.transitions.gaps).toEqual([
      { what: 'selling: BUY [isBroke] → begging', reason: limited },
      { what: 'cellar: BACK → selling', reason: 'its state is never entered' },
    ])
  })

  it('reaches a number that a guard requires, although other numbers grow too', () => {
    const machine = setup({
      types: { context: {} as { lead: number; salt: number; wool: number } },
    }).createMachine({
      id: 'scales',
      context: { lead: 0, salt: 0, wool: 0 },
      initial: 'up',
      states: {
        up: {
          on: {
            LEAD: { actions: assign({ lead: ({ context }) => context.lead + 1 }) },
            SALT: { actions: assign({ salt: ({ context }) => context.salt + 1 }) },
            WOOL: { actions: assign({ wool: ({ context }) => context.wool + 1 }) },
            LET: { guard: ({ context }) => context.lead >= 30, target: 'down' },
          },
        },
        down: {},
      },
    })
    expect(tryMachine(machine)).toMatchObject({ untaken: [], missed: [], differences: [] })
  })

  it('reaches a list length that a guard compares with a variable outside the machine', () => {
    const enough = 6
    const deal = (card: string) => [
      card.toUpperCase(),
      { actions: { type: 'take', params: { card } } } as const,
    ]
    const machine = setup({
      types: { context: {} as { hand: string[] } },
      actions: {
        take: assign({ hand: ({ context }, { card }: { card: string }) => [...context.hand, card] }),
      },
      guards: { isDealt: ({ context }) => context.hand.length >= enough },
    }).createMachine({
      id: 'cards',
      context: { hand: [] },
      initial: 'dealing',
      states: {
        dealing: {
          on: {
            ...Object.fromEntries(['ace', 'king', 'queen'].map(deal)),
            PLAY: { guard: 'isDealt', target: 'playing' },
          },
        },
        playing: {},
      },
    })
    expect(tryMachine(machine)).toMatchObject({ untaken: [], missed: [], differences: [] })
  })

  it('reaches a state that needs exact values, although values are merged by kind', () => {
    const machine = setup({ types: { context: {} as { knocks: string[] } } }).createMachine({
      id: 'door',
      context: { knocks: [] },
      initial: 'shut',
      states: {
        shut: {
          on: {
            LOUD: { actions: assign({ knocks: ({ context }) => [...context.knocks, 'loud'] }) },
            SOFT: { actions: assign({ knocks: ({ context }) => [...context.knocks, 'soft'] }) },
            TRY: { guard: ({ context }) => context.knocks.join() === 'soft,loud,loud', target: 'open' },
          },
        },
        open: {},
      },
    })
    expect(tryMachine(machine)).toMatchObject({ untaken: [], missed: [], differences: [] })
  })

  it('gets repeatable random values, and the real random functions are restored afterwards', async () => {
    const real = Math.random
    const first = await tryOut('dice.ts')
    const second = await tryOut('dice.ts')
    expect(first.differences).toEqual([])
    expect(first.labels).toEqual(second.labels)
    expect(Math.random).toBe(real)
    expect(crypto.randomUUID()).not.toBe(crypto.randomUUID())
  })
})
