import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bareModel } from '#paths/bare-model.ts'
import { bundled, needsBundling } from '#paths/bundled.ts'
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
  const model = bareModel(loaded.machine, { limit: 500 })
  const subject = prepare(model)
  const graph = explore(subject)
  const { paths, missed } = tour(subject, graph)
  const walks = paths.map((path) => walk(subject, path))
  const taken = new Set(walks.flatMap(({ observations }) => observations.flatMap(({ edges }) => edges)))
  return {
    name: loaded.name,
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

  it('may have guards that throw without the data they read', async () => {
    const { findings, untaken, differences } = await tryOut('search.ts')
    expect(findings).toContain(
      `the guard (inline) threw with the case "FIND" in idle: Cannot read properties of undefined (reading 'trim')`,
    )
    expect(untaken).toEqual(['idle: FIND [(inline)] → idle', 'idle: FIND → asking'])
    expect(differences).toEqual([])
  })

  it('may need input', async () => {
    const { findings } = await tryOut('ticket.ts')
    expect(findings).toEqual([
      "the machine does not start without input, and the model gives none: Cannot read properties of undefined (reading 'route')",
    ])
  })
})

describe('a module', () => {
  it('is bundled where Node cannot read it', async () => {
    const unreadable = Object.assign(new Error('no such ending'), { code: 'ERR_UNKNOWN_FILE_EXTENSION' })
    expect(needsBundling(unreadable)).toBe(true)
    expect(needsBundling(new Error('thrown by the module'))).toBe(false)
    const bundle = await bundled(fileOf('stocked.tsx'))
    onTestFinished(() => rmSync(bundle))
    const [loaded] = await loadMachines(bundle)
    expect(loaded).toMatchObject({ name: 'stocked' })
  })

  it('gives its models with their machines', async () => {
    const loaded = await loadMachines(join(import.meta.dirname, 'machines', 'alarm.ts'))
    expect(loaded).toHaveLength(1)
    expect(loaded[0]).toMatchObject({ name: 'alarm', machine: loaded[0]?.model?.machine })
  })

  it('is refused in a sentence where there is nothing to read', async () => {
    await expect(loadMachines(fileOf('../temporary-file.ts'))).rejects.toThrow(
      /temporary-file\.ts exports no XState 5 machine; it exports temporaryFile\.$/,
    )
    await expect(loadMachines(fileOf('nothing.ts'))).rejects.toThrow(/nothing\.ts cannot be imported: /)
  })
})
