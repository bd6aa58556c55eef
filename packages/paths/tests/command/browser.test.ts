import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '#paths/command/run-command.ts'
import type { Program } from '#paths/config.ts'
import type { Exclusion } from '#paths/model/exclusion.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import { gateModel } from './gate.ts'
import { acceptAll, run, trialProject } from './trial-project.ts'

const standIn: Program = [process.execPath, path.resolve('packages/paths/tests/command/browser-stand-in.ts')]
const behaving = (way: string): Program => [...standIn, way]
const inline = (code: string): Program => [process.execPath, '--eval', code]

/** Creates a project with the flow `gate`. By default, every “lift” fails in its page. */
async function gate(replay = standIn, record = inline(''), exclusions?: readonly Exclusion[]) {
  const project = trialProject(
    { gate: gateModel() },
    {
      walker: 'gate.walker.ts',
      ...(exclusions && { exclusions: async () => exclusions }),
      browser: { replay, record },
    },
  )
  await acceptAll(project)
  const { lines } = await run(project, 'list', 'gate', '--json')
  const [{ paths }] = JSON.parse(lines[0] ?? '')
  return { project, id: String(paths[0].id), length: Number(paths[0].steps.length) }
}

afterEach(() => vi.unstubAllEnvs())

describe('[QA-02] a replay in a browser', () => {
  it('is visible or slowed down only when flags request it', async () => {
    vi.stubEnv('DISPLAY', ':9')
    const { project, id } = await gate()
    const eventsOf = async (...flags: string[]) => {
      await run(project, 'replay', id, '--browser', ...flags)
      return new ResultsFolder(project.results).readReplay(id)?.steps[0]?.events
    }
    expect(await eventsOf()).toEqual([])
    expect(await eventsOf('--headed')).toEqual(['--headed'])
    expect(await eventsOf('--headed', '--slow')).toEqual(['--headed', 'slowly'])
  })

  it.runIf(process.platform === 'linux')(
    'explains that --headed needs a display if there is none',
    async () => {
      vi.stubEnv('DISPLAY', '')
      vi.stubEnv('WAYLAND_DISPLAY', '')
      const { project, id } = await gate()
      expect(await run(project, 'replay', id, '--browser', '--headed')).toMatchObject({
        code: 2,
        complaints: ['--headed needs a display, but DISPLAY is not set.'],
      })
    },
  )

  it('tries a shorter path once after a failure, and ends with the command that replays it', async () => {
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
    const output = lines.map((line) => line.replaceAll(/ +[\d.]+ ms\b/g, ''))
    const [, short] = /^Path (\w+) leads to the failure/m.exec(output.join('\n')) ?? []
    expect(output[0]).toMatch(/passed on the machine/)
    expect(output).toContain('  ✓ 1. start → shut')
    expect(output).toContain('      The page still shows the gate.')
    expect(output).toContain(`Path ${short} leads to the failure in 3 of ${length} steps.`)
    expect(output).toContain(`Path ${short} of gate failed in the browser at step 3.`)
    expect(output.at(-1)).toBe(
      `Replay it: npm run paths -- replay ${short} --flow gate --browser --language pt --width 360`,
    )
    const result = new ResultsFolder(project.results).readReplay(short ?? '')
    expect(result).toMatchObject({ how: 'browser', width: 360, language: 'pt', world: null })
  })

  it('does not open a browser when the path already fails on the machine', async () => {
    const { project, id } = await gate(inline('process.exit(1)'))
    const changed = gateModel({ states: { shut: { description: 'For good.' } } })
    const broken = { ...project.config.flows[0], model: async () => changed }
    const config = { ...project.config, flows: [broken as (typeof project.config.flows)[number]] }
    const { code, text } = await run({ ...project, config }, 'replay', id, '--browser')
    expect(code).toBe(1)
    expect(text).toContain('failed on the machine at step 2')
  })

  it('throws when its program ends without a result', async () => {
    const { project, id } = await gate(inline('process.exit(3)'))
    await expect(run(project, 'replay', id, '--browser')).rejects.toThrow(/ended with 3 and without a result/)
  })

  it('is rejected with an explanation when the project configures no browser program', async () => {
    const project = trialProject({ gate: gateModel() }, { walker: 'gate.walker.ts' })
    await acceptAll(project)
    const { id } = await gate()
    const { code, complaints } = await run(project, 'replay', id, '--browser')
    expect(code).toBe(2)
    expect(complaints).toEqual([
      'paths.config.ts does not configure browser.replay, the program that replays in a browser.',
    ])
  })
})

describe('an incomplete browser replay', () => {
  it.each([
    ['fails at the end', 'failed', /failed in the browser after 7 steps\.$/],
    ['leaves out', 'unfinished', /is unfinished in the browser, after 6 steps\.$/],
    ['breaks off', 'unfinished', /is unfinished in the browser, after 2 steps\.$/],
  ])('does not pass when its program behaves like “%s”', async (way, outcome, sentence) => {
    const { project, id } = await gate(behaving(way))
    const { code, lines } = await run(project, 'replay', id, '--browser')
    expect(code).toBe(1)
    expect(lines.filter((line) => sentence.test(line))).toHaveLength(1)
    expect(new ResultsFolder(project.results).readReplay(id)).toMatchObject({ outcome })
  })

  it('prints the output of its program and suggests no shorter path', async () => {
    const broken = await gate(behaving('breaks off'))
    const { text } = await run(broken.project, 'replay', broken.id, '--browser')
    expect(text).not.toMatch(/leads to the failure|Replay it/)
    const failed = await gate(behaving('fails at the end'))
    expect((await run(failed.project, 'replay', failed.id, '--browser')).lines).toContain(
      'The page wrote an error.\n',
    )
  })

  it('prints each step before the next one runs', async () => {
    const { project, id } = await gate(behaving('waits'))
    const folder = new ResultsFolder(project.results).running.replayFolder(id)
    const print = (line: string) => {
      if (line.includes('✓ 1. start')) writeFileSync(path.join(folder, 'go-on'), '')
    }
    expect(await runCommand(project, ['replay', id, '--browser'], print, print)).toBe(0)
  })
})

describe('the previous replay result', () => {
  it('is kept until there is a new one, even when a replay leaves no result', async () => {
    const { project, id } = await gate(behaving('waits'))
    const results = new ResultsFolder(project.results)
    await run(project, 'replay', id)
    const picture = path.join(results.replayFolder(id), '1.png')
    writeFileSync(picture, 'of the time before')
    const seen: (string | undefined)[] = []
    const print = (line: string) => {
      if (!line.includes('✓ 1. start')) return
      seen.push(results.readReplay(id)?.how)
      writeFileSync(path.join(results.running.replayFolder(id), 'go-on'), '')
    }
    await runCommand(project, ['replay', id, '--browser'], print, print)
    expect([...seen, results.readReplay(id)?.how, existsSync(picture)]).toEqual(['machine', 'browser', false])

    const browser = { replay: behaving('ends at once'), record: inline('') }
    const broken = { ...project, config: { ...project.config, browser } }
    await expect(run(broken, 'replay', id, '--browser')).rejects.toThrow(/ended with 6 and without a result/)
    expect(results.readReplay(id)).toMatchObject({ how: 'browser', outcome: 'passed' })
  })
})

function runningElsewhere(results: string, id: string): string {
  const module = pathToFileURL(path.resolve('packages/paths/results/results-folder.ts')).href
  const code = `import { ResultsFolder } from ${JSON.stringify(module)}
    process.stdout.write(new ResultsFolder(${JSON.stringify(results)}).running.replayFolder(${JSON.stringify(id)}))`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).stdout
}

it('a new replay keeps the folder of a running replay and removes the folder of a killed one', async () => {
  const { project, id } = await gate()
  const own = new ResultsFolder(project.results).running.replayFolder(id)
  const gone = runningElsewhere(project.results, id)
  const alive = path.join(project.results, 'running', String(process.ppid), 'replays', id)
  expect(gone).not.toBe(own)
  for (const folder of [gone, alive]) mkdirSync(folder, { recursive: true })
  await run(project, 'replay', id, '--browser')
  expect([gone, alive].map((folder) => existsSync(folder))).toEqual([false, true])
  expect(new ResultsFolder(project.results).readReplay(id)).toMatchObject({ how: 'browser' })
})

describe('a path that the page cannot take', () => {
  const exclusions = [{ step: /^lift/, state: /^open/, reason: 'It is too heavy.' }]

  it('is reported with the reason and exit code 3, without opening a browser', async () => {
    const { project, id } = await gate(inline('process.exit(9)'), inline(''), exclusions)
    const { code, lines, text } = await run(project, 'replay', id, '--browser')
    expect(code).toBe(3)
    expect(lines.at(-1)).toBe(
      `Path ${id} of gate cannot be done in the page: step 3 "lift" in open: It is too heavy.`,
    )
    expect(text).not.toMatch(/✗|leads to the failure|Replay it/)
    const folder = new ResultsFolder(project.results)
    expect(folder.readReplay(id)).toMatchObject({ outcome: 'unwalkable', how: 'browser', steps: [] })
    expect((await run(project, 'replay', id)).code).toBe(0)
  })

  it('is marked in the list, and omitted from the list with --page', async () => {
    const { project, id } = await gate(behaving('breaks off'), inline(''), exclusions)
    const limited = await run(project, 'list', 'gate')
    expect(limited.lines).toContain('  cannot be done in the page: step 3 "lift" in open: It is too heavy.')
    expect(JSON.parse((await run(project, 'list', 'gate', '--json')).text)[0].paths[0]).toMatchObject({
      id,
      page: { limit: 'step 3 "lift" in open: It is too heavy.' },
      replay: null,
    })
    const { text } = await run(project, 'list', 'gate', '--page')
    expect(text).toContain('  can be done in the page')
    expect(text).not.toMatch(/lift$/m)
    expect(text).toContain('No findings.')
    const [, offered = ''] = /^path (\w{8})/m.exec(text) ?? []
    expect((await run(project, 'replay', offered, '--browser')).code).toBe(1)
    const again = await run(project, 'list', 'gate', '--page')
    expect(again.text).toMatch(
      new RegExp(`last replayed .* UTC: Path ${offered} of gate is unfinished in the browser, after 2 steps`),
    )
  })

  it.each([
    [['--language', 'ptt'], 'There is no language "ptt", only pt, en. Did you mean pt?'],
    [['--world', 'full'], 'There is no world "full", only empty, demo.'],
    [['--width', '20'], 'The width must be from 200 to 4000 pixels, not 20.'],
    [['--address', 'there'], '"there" is not the URL of an installation, such as http://127.0.0.1:4173.'],
  ])('does not hide the error about the invalid options %j', async (options, sentence) => {
    const { project, id } = await gate(inline('process.exit(9)'), inline(''), exclusions)
    const offers = { languages: ['pt', 'en'], worlds: ['empty', 'demo'] }
    const browser = { replay: inline(''), record: inline(''), offers }
    const offering = { ...project, config: { ...project.config, browser } }
    const { code, complaints } = await run(offering, 'replay', id, '--browser', ...options)
    expect({ code, complaints }).toEqual({ code: 2, complaints: [sentence] })
  })

  it('cannot be filtered with --page when the flow has no page', async () => {
    const { code, complaints } = await run(trialProject({ gate: gateModel() }), 'list', 'gate', '--page')
    expect({ code, complaints }).toEqual({
      code: 2,
      complaints: ['The flow gate has no page.'],
    })
  })
})

describe('a browser replay of a flow without a page', () => {
  it('is rejected with an explanation', async () => {
    const project = trialProject({ gate: gateModel() })
    await acceptAll(project)
    const { id } = await gate()
    const { complaints } = await run(project, 'replay', id, '--browser')
    expect(complaints).toEqual(['The flow gate has no page. Replay it without --browser.'])
  })
})

describe('a recording', () => {
  it('runs its program with the target folder and the URL to open', async () => {
    const code = `
      const { folder, address } = JSON.parse(process.env.PATHS_RECORD)
      process.exit(require('node:fs').existsSync(folder) && address === 'http://there/' ? 0 : 1)`
    const { project } = await gate(standIn, inline(code))
    expect((await run(project, 'record', '--address', 'http://there/')).code).toBe(0)
    expect((await run(project, 'record')).code).toBe(1)
  })

  it.runIf(process.platform === 'linux')('fails with an explanation if there is no display', async () => {
    const { status, stderr } = spawnSync(process.execPath, ['tests/browser/record/main.ts'], {
      env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', PATHS_RECORD: '{"folder":"/nowhere"}' },
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'A recording needs a display, but DISPLAY is not set.\n',
    })
    const { project } = await gate(standIn, inline('process.exit(2)'))
    expect((await run(project, 'record')).code).toBe(2)
  })
})
