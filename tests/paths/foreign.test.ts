import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { bareModel } from '#paths/bare-model.ts'
import { explore } from '#paths/explore.ts'
import { graphFindings } from '#paths/graph-findings.ts'
import { loadMachines } from '#paths/load-machines.ts'
import { prepare } from '#paths/subject.ts'
import { tour } from '#paths/tour.ts'
import { walk } from '#paths/walk.ts'

const fileOf = (name: string) => join(import.meta.dirname, 'foreign', name)

/** Everything the tool does with a machine that it has never seen. */
async function tryOut(file: string) {
  const [loaded] = await loadMachines(fileOf(file))
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

describe('a machine that nobody wrote cases for', () => {
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
  ])('is walked whole: %s', async (file, name) => {
    expect(await tryOut(file)).toMatchObject({ name, missed: [], differences: [], untaken: [] })
  })

  it('ends in a dead end where it has one', async () => {
    const { findings } = await tryOut('crossing.ts')
    expect(findings).toEqual(['dark is a dead end'])
  })

  it('shows actors without an id by what they were made from', async () => {
    const { labels, effects, findings } = await tryOut('errands.ts')
    expect(labels).toEqual(
      expect.arrayContaining(['unnamed inline actor: done', 'unnamed inline actor 2: done']),
    )
    expect(effects).toEqual(expect.arrayContaining(['→ unnamed inline actor: DO', '→ bell: RING']))
    expect(findings).toContain('an actor is spawned without an id (inline actor)')
  })

  it('is given the data that it reads, where it does not get through without', async () => {
    const { model, findings, labels } = await tryOut('search.ts')
    expect(model.events.FIND).toEqual({ 'with words': { words: '1' }, 'with empty words': { words: '' } })
    expect(findings).toEqual([])
    expect(labels).toContain('FIND with empty words')
  })

  it('is given the input that it reads', async () => {
    const { model, findings } = await tryOut('ticket.ts')
    expect(Object.values(model.inputs)).toContainEqual({ route: { zone: '1' } })
    expect(findings).toEqual([])
  })

  it('is given what it compares data with: of events, of outputs, of failures', async () => {
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

  it('keeps the case without data where nothing gets through, and that is a finding', () => {
    const guard = ({ event }: { event: object }) => {
      throw new Error(`I take no ${'colour' in event ? 'colours' : 'calls'}.`)
    }
    const { findings } = tryMachine(createMachine({ id: 'deaf', on: { CALL: { guard } } }))
    expect(findings).toEqual([
      'the guard (inline) threw with the case "CALL" in (root): I take no calls.',
      '(root) is a dead end',
    ])
  })

  it('counts only by kinds where it would count without an end, and says so', async () => {
    const { findings, configurations } = await tryOut('basket.ts')
    expect(findings).toEqual([
      'there are more than 500 configurations: numbers, lists and texts of the context are told apart only by their kind',
    ])
    expect(configurations).toBeLessThan(10)
  })

  it('draws the same lots when it is explored and when it is walked, and the real ones afterwards', async () => {
    const real = Math.random
    const first = await tryOut('dice.ts')
    const second = await tryOut('dice.ts')
    expect(first.differences).toEqual([])
    expect(first.labels).toEqual(second.labels)
    expect(Math.random).toBe(real)
    expect(crypto.randomUUID()).not.toBe(crypto.randomUUID())
  })
})
