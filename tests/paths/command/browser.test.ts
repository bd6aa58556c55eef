import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Program } from '#paths/config.ts'
import { ResultsFolder } from '#paths/results-folder.ts'
import { gateModel } from './gate.ts'
import { acceptAll, run, trialProject } from './trial-project.ts'

const standIn: Program = [process.execPath, path.resolve('tests/paths/command/browser-stand-in.ts')]
const inline = (code: string): Program => [process.execPath, '--eval', code]

/** A gate whose page fails at the first "lift". */
async function gate(replay = standIn, record = inline('')) {
  const project = trialProject(
    { gate: gateModel() },
    { walker: 'gate.walker.ts', browser: { replay, record } },
  )
  await acceptAll(project)
  const { lines } = await run(project, 'list', 'gate', '--json')
  const [{ paths }] = JSON.parse(lines[0] ?? '')
  return { project, id: String(paths[0].id), length: Number(paths[0].steps.length) }
}

describe('a replay in a browser', () => {
  it('tells each step, tries the shortened path once, and ends with the command that replays it', async () => {
    const { project, id, length } = await gate()
    const { code, lines } = await run(
      project,
      'replay',
      id,
      '--browser',
      '--width',
      '360',
      '--language',
      'pt',
    )
    expect(code).toBe(1)
    const told = lines.map((line) => line.replaceAll(/ +[\d.]+ ms\b/g, ''))
    const [, short] = /^Path (\w+) leads there/m.exec(told.join('\n')) ?? []
    expect(told[0]).toMatch(/passed on the machine/)
    expect(told).toContain('  ✓ 1. start → shut')
    expect(told).toContain('      The page still shows the gate.')
    expect(told).toContain(`Path ${short} leads there in 3 of ${length} steps.`)
    expect(told).toContain(`Path ${short} of gate failed in the browser at step 3.`)
    expect(told.at(-1)).toBe(
      `Replay it: npm run paths -- replay ${short} --flow gate --browser --language pt --width 360`,
    )
    const result = new ResultsFolder(project.results).readReplay(short ?? '')
    expect(result).toMatchObject({ how: 'browser', width: 360, language: 'pt', world: null })
  })

  it('is not tried where the machine already goes otherwise', async () => {
    const { project, id } = await gate(inline('process.exit(1)'))
    const changed = gateModel({ states: { shut: { description: 'For good.' } } })
    const broken = { ...project.config.flows[0], model: async () => changed }
    const config = { ...project.config, flows: [broken as (typeof project.config.flows)[number]] }
    const { code, text } = await run({ ...project, config }, 'replay', id, '--browser')
    expect(code).toBe(1)
    expect(text).toContain('failed on the machine at step 2')
  })

  it('throws where its program says nothing', async () => {
    const { project, id } = await gate(inline('process.exit(3)'))
    await expect(run(project, 'replay', id, '--browser')).rejects.toThrow(/ended with 3 and without a result/)
  })

  it('is refused in a sentence where the project has no program for it', async () => {
    const project = trialProject({ gate: gateModel() }, { walker: 'gate.walker.ts' })
    await acceptAll(project)
    const { id } = await gate()
    const { code, complaints } = await run(project, 'replay', id, '--browser')
    expect(code).toBe(2)
    expect(complaints).toEqual([
      'paths.config.ts names no program that replays in a browser (browser.replay).',
    ])
  })
})

describe('a replay in a browser of a flow that no page shows', () => {
  it('is refused in a sentence', async () => {
    const project = trialProject({ gate: gateModel() })
    await acceptAll(project)
    const { id } = await gate()
    const { complaints } = await run(project, 'replay', id, '--browser')
    expect(complaints).toEqual(['Nothing of gate is done in a page of its own: it replays on the machine.'])
  })
})

describe('a recording', () => {
  it('is left to its program, which is told where to put it and what to open', async () => {
    const code = `
      const { folder, address } = JSON.parse(process.env.PATHS_RECORD)
      process.exit(require('node:fs').existsSync(folder) && address === 'http://there/' ? 0 : 1)`
    const { project } = await gate(standIn, inline(code))
    expect((await run(project, 'record', '--address', 'http://there/')).code).toBe(0)
    expect((await run(project, 'record')).code).toBe(1)
  })
})
