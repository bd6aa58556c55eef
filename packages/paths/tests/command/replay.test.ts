import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readAccepted } from '#paths/accepted/accepted.ts'
import type { Project } from '#paths/command/project.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import type { Path } from '#paths/walk/path.ts'
import { retrace } from '#paths/walk/retrace.ts'
import { shorten } from '#paths/walk/shorten.ts'
import { walk } from '#paths/walk/walk.ts'
import { gateModel, gateThatStaysOpen } from './gate.ts'
import { acceptAll, run, trialProject, withModel } from './trial-project.ts'
import { wornButton } from './worn-button.ts'

function acceptedPath({ root }: Project): Path {
  const [first] = readAccepted(path.join(root, 'gate.paths.txt'))?.paths ?? []
  if (!first) throw new Error('Nothing is accepted.')
  return first
}

async function acceptedGate() {
  const project = trialProject({ gate: gateModel() })
  await acceptAll(project)
  return { project, path: acceptedPath(project) }
}

describe('the replay command', () => {
  it('finds a path by the first letters of its id, prints its steps and stores the result', async () => {
    const { project, path } = await acceptedGate()
    const { code, lines } = await run(project, 'replay', path.id.slice(0, 3))
    expect(code).toBe(0)
    expect(lines[0]).toMatch(/^ {2}✓ 1\. start → shut {2}[\d.]+ ms$/)
    expect(lines.at(-1)).toMatch(
      new RegExp(
        `^Path ${path.id} of gate passed on the machine: ${path.steps.length} steps in [\\d.]+ ms\\.$`,
      ),
    )
    const result = new ResultsFolder(project.results).readReplay(path.id)
    expect(result).toMatchObject({ flow: 'gate', how: 'machine', outcome: 'passed' })
    expect(result?.steps.map(({ label }) => label)).toEqual(path.steps.map(({ label }) => label))
  })

  it('finds a generated path that is not stored', async () => {
    const { path } = await acceptedGate()
    const { code, lines } = await run(trialProject({ gate: gateModel() }), 'replay', path.id)
    expect({ code, end: lines.at(-1) }).toMatchObject({ code: 0, end: expect.stringContaining('passed') })
  })

  it('asks for more letters when several ids match, and searches only one flow with --flow', async () => {
    const project = trialProject({ gate: gateModel(), other: gateModel() })
    await acceptAll(project)
    const { id } = acceptedPath(project)
    const { code, complaints } = await run(project, 'replay', id)
    expect(code).toBe(2)
    expect(complaints).toEqual([
      `Several path ids start with "${id}": ${id} of gate, ${id} of other. Give more letters, or --flow.`,
    ])
    expect((await run(project, 'replay', id, '--flow', 'other')).code).toBe(0)
  })

  it.each([
    [['replay', 'zzzzzzzz'], /^No path id starts with "zzzzzzzz"\.$/],
    [['replay', 'zzzzzzzz', '--flow', 'gat'], /^There is no flow and no file "gat"\. Did you mean gate\?$/],
    [['replay', 'zzzzzzzz', '--headed'], /^--headed needs --browser\.$/],
  ])('explains the mistake in the arguments %j', async (typed, sentence) => {
    const { project } = await acceptedGate()
    const { code, complaints } = await run(project, ...typed)
    expect(code).toBe(2)
    expect(complaints).toEqual([expect.stringMatching(sentence)])
  })

  it('prints its progress when a search takes longer than a second', async () => {
    const { project } = await acceptedGate()
    const clock = vi.spyOn(performance, 'now')
    let now = 0
    clock.mockImplementation(() => {
      now += 6_000
      return now
    })
    const { complaints } = await run(project, 'replay', 'zzzzzzzz')
    clock.mockRestore()
    expect(complaints).toEqual([
      'No stored path has this id. Generating the paths of 1 flow again.',
      `No path id starts with "zzzzzzzz".`,
    ])
  })

  it('finds a listed path without generating paths', async () => {
    const { project } = await acceptedGate()
    const { text } = await run(project, 'list', 'gate', '--strategy', 'random', '--seed', '5')
    const ids = [...text.matchAll(/^path (\w{8}):/gm)].map(([, id = '']) => id)
    const last = ids.at(-1) ?? ''
    expect(last).not.toBe(acceptedPath(project).id)
    const flows = project.config.flows.map((flow) => ({ ...flow, model: vi.fn(flow.model) }))
    const { code } = await run({ ...project, config: { ...project.config, flows } }, 'replay', last)
    // The flow is loaded once, to walk the path. No paths are generated.
    expect({ code, loaded: flows[0]?.model.mock.calls.length }).toEqual({ code: 0, loaded: 1 })
  })

  it('generates no paths for a prefix that no id can have', async () => {
    const project = trialProject({ gate: gateModel() })
    const flows = project.config.flows.map((flow) => ({
      ...flow,
      model: () => Promise.reject(new Error('It was loaded for nothing.')),
    }))
    const { complaints } = await run({ ...project, config: { ...project.config, flows } }, 'replay', 'zz01')
    expect(complaints).toEqual(['No path id starts with "zz01".'])
  })

  it('suggests the nearest id for a mistyped one', async () => {
    const { project, path } = await acceptedGate()
    const mistyped = `${path.id.slice(0, -1)}0`
    const { complaints } = await run(project, 'replay', mistyped)
    expect(complaints[0]).toContain(`Did you mean ${path.id}?`)
  })

  it('[QA-05] shortens a failing path as far as possible and prints the command that replays it', async () => {
    const { project, path } = await acceptedGate()
    const changed = withModel(project, 'gate', gateThatStaysOpen)
    const { code, lines, text } = await run(changed, 'replay', path.id)
    expect(code).toBe(1)
    expect(text).toContain('"hang": expected shut, reached open.')
    const [, id = '', steps, all] =
      /^Path (\w{8}) leads to the failure in (\d+) of (\d+) steps\.$/m.exec(text) ?? []
    expect(Number(all)).toBe(path.steps.length)
    // No shorter path can hang the gate, since the gate must first be opened and lifted off.
    expect(Number(steps)).toBe(4)
    expect(lines.at(-1)).toBe(`Replay it: npm run paths -- replay ${id} --flow gate`)

    const again = await run(changed, 'replay', id, '--flow', 'gate')
    expect(again.code).toBe(1)
    expect(again.text).toContain('✗ 4. hang → shut')
    expect(again.lines.at(-2)).toBe('No shorter path leads to the failure.')
    expect((await run(project, 'replay', id)).code).toBe(0)
  })
})

describe('a shortened path', () => {
  const subject = prepare(gateModel())
  const long = ['start', 'push', 'push', 'ring', 'push', 'lift', 'hang', 'push']
  const states = ['shut', 'open', 'shut', 'shut', 'open', 'off', 'shut', 'open']
  const path: Path = {
    id: 'whatever',
    steps: long.map((label, index) => ({
      label,
      state: states[index] ?? '',
      isIgnored: false,
      effects: [],
    })),
  }

  it('ends with the step that failed in the page, and passes on the machine', () => {
    const short = shorten(subject, path, 7)
    expect(short.steps.map(({ label }) => label)).toEqual(['start', 'push', 'lift', 'hang'])
    expect(walk(subject, short).difference).toBeUndefined()
    expect(short.id).toMatch(/^[a-z2-7]{8}$/)
  })

  it('keeps the steps that are needed to fail in the same way', () => {
    const labels = ['start', 'press', 'ring', 'press', 'ring', 'press', 'press']
    const lasting = retrace(prepare(wornButton(9)), labels)
    if (!lasting) throw new Error('A button that lasts can be pressed.')
    const worn = prepare(wornButton(3))
    const short = shorten(worn, lasting, 6)
    expect(short.steps.map(({ label }) => label)).toEqual(['start', 'press', 'press', 'press'])
    expect(walk(worn, short).difference).toMatch(/^step 4 "press": expected up, reached broken/)
  })

  it('loses only the steps after the failure when all earlier steps matter', () => {
    const short = shorten(subject, path, 2)
    expect(short.steps.map(({ label }) => label)).toEqual(['start', 'push'])
  })

  it('has an id of its own even when only the start is left', () => {
    const short = shorten(subject, path, 1)
    expect(short.steps.map(({ label }) => label)).toEqual(['start'])
    expect(short.id).not.toBe(path.id)
    expect(shorten(subject, short, 1)).toBe(short)
  })
})
