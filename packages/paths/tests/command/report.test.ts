import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Project } from '#paths/command/project.ts'
import type { Model } from '#paths/model.ts'
import type { ReplayResult } from '#paths/results/results.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import { gateForGood, gateModel, gateThatStaysOpen } from './gate.ts'
import { acceptAll, run, trialProject, withModel } from './trial-project.ts'
import { elementsOf } from './well-formed.ts'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function reported(project: Project) {
  const { code } = await run(project, 'report')
  const read = (name: string) => readFileSync(path.join(project.results, name), 'utf8')
  return { code, html: read('report.html'), junit: read('junit.xml') }
}

async function pathIdsOf(project: Project): Promise<string[]> {
  await run(project, 'all')
  const result = new ResultsFolder(project.results).readFlow('gate')
  return result?.paths.map(({ id }) => id) ?? []
}

async function acceptedGate(rows = {}, model: Model = gateModel()) {
  const project = trialProject({ gate: model }, { rows })
  await acceptAll(project)
  return project
}

const replayed = (id: string, changes: Partial<ReplayResult> = {}): ReplayResult => ({
  id,
  flow: 'gate',
  at: '2030-01-02T03:04:05.000Z',
  how: 'browser',
  language: 'pt',
  width: 360,
  world: null,
  address: null,
  outcome: 'passed',
  steps: [],
  ...changes,
})

describe('[QA-06] the report, JUnit file and CI run', () => {
  it('show every flow and the steps of its paths, and report full coverage', async () => {
    const project = await acceptedGate()
    const { code, html, junit } = await reported(project)
    const [id] = await pathIdsOf(project)
    expect(code).toBe(0)
    expect(html).toContain(`<details id="path-${id}"`)
    expect(html).toContain('It gives way. One may pass.')
    expect(html).toContain('Every state is entered and every transition taken.')
    expect(html).toMatch(/<svg [^>]*class="chart"/)
    expect(elementsOf(junit)).toEqual(['testsuites', 'testsuite', 'testcase'])
    expect(junit).toContain('<testsuite name="gate" tests="1" failures="0"')
    expect(junit).toContain(`<testcase classname="gate" name="path ${id}"/>`)
  })

  it('report a failure when an accepted transition is no longer walked', async () => {
    const project = withModel(await acceptedGate(), 'gate', gateForGood)
    const finding = 'accepted transition open: lift → off is no longer walked'
    const { code, lines } = await run(project, 'all')
    expect({ code, finding: lines.find((line) => line.includes('no longer')) }).toEqual({
      code: 1,
      finding: `gate: ${finding}`,
    })
    const { html, junit } = await reported(project)
    expect(html).toContain(finding)
    expect(elementsOf(junit)).toContain('failure')
    expect(junit).toContain(finding)
  })
})

describe('the report', () => {
  it('shows a path’s last replay with its screenshots, and reports a failed replay as a JUnit failure', async () => {
    const project = await acceptedGate()
    const [id = ''] = await pathIdsOf(project)
    const folder = new ResultsFolder(project.results)
    const difference = 'The page shows <b>nothing</b> & "more".'
    const steps = [
      {
        label: 'start',
        state: 'shut',
        passed: false,
        difference,
        picture: '1.png',
        events: ['gate ← push'],
        ms: 12,
      },
    ]
    folder.writeReplay(replayed(id, { outcome: 'failed', steps }))
    writeFileSync(path.join(folder.replayFolder(id), '1.png'), Buffer.from(PIXEL, 'base64'))
    const { html, junit } = await reported(project)
    expect(html).toContain('✗ in the browser, pt, 360 px, 2030-01-02 03:04 UTC')
    expect(html).toContain('The page shows &lt;b&gt;nothing&lt;/b&gt; &amp; &quot;more&quot;.')
    expect(html).toContain(`<img src="data:image/png;base64,${PIXEL}"`)
    expect(html).toContain('gate ← push')
    expect(elementsOf(junit)).toEqual(['testsuites', 'testsuite', 'testcase', 'failure'])
    expect(junit).toContain('in the browser, step 1 &quot;start&quot;: The page shows &lt;b&gt;')
  })

  it('distinguishes replays that are impossible or unfinished from failed replays', async () => {
    const project = await acceptedGate()
    const [id = ''] = await pathIdsOf(project)
    const folder = new ResultsFolder(project.results)
    folder.writeReplay(replayed(id, { outcome: 'unwalkable', reason: 'step 3 "lift": It is too heavy.' }))
    const limited = await reported(project)
    expect(limited.html).toContain('cannot be done in the page: step 3 &quot;lift&quot;: It is too heavy.')
    expect(limited.html).not.toContain('✗')
    // JUnit reports no failure, since the path passed on a real actor.
    expect(elementsOf(limited.junit)).toEqual([
      'testsuites',
      'testsuite',
      'testcase',
      'properties',
      'property',
    ])
    expect(limited.junit).toContain('failures="0" errors="0" skipped="0"')
    expect(limited.junit).toContain(
      '<property name="page" value="cannot be done in the page: step 3 &quot;lift&quot;: It is too heavy."/>',
    )

    const step = { label: 'start', state: 'shut', passed: true, events: [], ms: 12 }
    folder.writeReplay(replayed(id, { outcome: 'unfinished', steps: [step] }))
    const unfinished = await reported(project)
    expect(unfinished.html).toContain(
      'unfinished in the browser, pt, 360 px, 2030-01-02 03:04 UTC: 1 of 7 steps',
    )
    expect(elementsOf(unfinished.junit)).toEqual(['testsuites', 'testsuite', 'testcase', 'error'])
    expect(unfinished.junit).toContain('failures="0" errors="1" skipped="0"')
    expect(unfinished.junit).toContain('unfinished in the browser: 1 of 7 steps')
  })

  it('links each row of the specification to its paths and their last results', async () => {
    const project = await acceptedGate({ 'GATE-02': ['off'], 'GATE-10': ['open'], 'GATE-09': ['nowhere'] })
    const [id = ''] = await pathIdsOf(project)
    new ResultsFolder(project.results).writeReplay(replayed(id))
    const { html } = await reported(project)
    const rows = html.slice(html.indexOf('Rows of the specification'))
    expect([...rows.matchAll(/GATE-\d+/g)].map(([row]) => row)).toEqual(['GATE-02', 'GATE-09', 'GATE-10'])
    expect(rows).toMatch(new RegExp(`GATE-02.*<a href="#path-${id}">.*✓ in the browser`))
    expect(rows).toMatch(/GATE-09.*no path/)
  })

  it('lists each generated or recorded path only once', async () => {
    const project = await acceptedGate()
    const [id = ''] = await pathIdsOf(project)
    const folder = new ResultsFolder(project.results)
    const recorded = { flow: 'gate', at: '2030-01-02T03:04:05.000Z', shortenedFrom: null }
    const step = { label: 'start', state: 'shut', isIgnored: false, effects: [] }
    folder.writeRecorded({ ...recorded, path: { id, steps: [step] } })
    folder.writeRecorded({ ...recorded, path: { id: 'recorded', steps: [step] } })
    const { html } = await reported(project)
    expect([...html.matchAll(/<details id="path-(\w+)"/g)].map(([, one]) => one)).toEqual([id, 'recorded'])
    expect(html).toContain('1 step, recorded')
  })

  it('does not include a path generated for the page until the path has been replayed', async () => {
    const standIn = path.resolve('packages/paths/tests/command/browser-stand-in.ts')
    const project = trialProject(
      { gate: gateModel() },
      {
        walker: 'gate.walker.ts',
        exclusions: async () => [{ step: /^lift/, reason: 'It is too heavy.' }],
        browser: { replay: [process.execPath, standIn, 'leaves out'], record: [process.execPath] },
      },
    )
    await acceptAll(project)
    const [generated] = await pathIdsOf(project)
    const { text } = await run(project, 'list', 'gate', '--page')
    const [, id = ''] = /^path (\w{8}):/m.exec(text) ?? []
    const before = await reported(project)
    expect(before.html).not.toContain(id)
    // Deletes the paths that `list` stored. The report can then get the path only from the replay.
    rmSync(path.join(project.results, 'known'), { recursive: true })
    await run(project, 'replay', id, '--browser')
    const { html, junit } = await reported(project)
    expect([...html.matchAll(/<details id="path-(\w+)"/g)].map(([, one]) => one)).toEqual([generated, id])
    // Leaves out the embedded fonts, which would make the message of a failed assertion unreadable.
    const page = html.slice(html.indexOf('<body'))
    expect(page).toMatch(/\d steps, replayed<\/span>.*<span class="weak">unfinished in the browser/)
    expect(junit).toMatch(new RegExp(`name="path ${id}"><error message="unfinished in the browser`))
  })

  it('marks results that belong to an older version of the chart', async () => {
    const project = await acceptedGate()
    const [id = ''] = await pathIdsOf(project)
    await run(withModel(project, 'gate', gateThatStaysOpen), 'replay', id)
    const words = 'of an older chart'
    const failed = await reported(withModel(project, 'gate', gateThatStaysOpen))
    expect(failed.html).toMatch(/✗ on the machine, [\d-]+ [\d:]+ UTC</)
    // After the repair, the stored results match the current chart again, but the replay belongs to the
    // broken chart.
    const repaired = await reported(project)
    expect(repaired.html).toMatch(/✗ on the machine, [\d-]+ [\d:]+ UTC, of an older chart</)
    expect(repaired.html).not.toContain('The chart has changed since it was walked')
    expect(repaired.junit).toMatch(
      new RegExp(`name="path ${id}"><properties><property name="chart" value="${words}"/>`),
    )
    const changed = await reported(withModel(project, 'gate', gateForGood))
    expect(changed.html).toContain('The chart has changed since it was walked')
    expect(changed.junit).toMatch(/<testsuite [^>]*>\n<properties><property name="chart"/)
    await run(project, 'replay', id)
    expect((await reported(project)).html).not.toContain(words)
  })

  it('fails with an explanation when there are no flows', async () => {
    const { code, complaints } = await run(trialProject({}), 'report')
    expect({ code, complaints }).toEqual({ code: 2, complaints: ['There are no flows to report on.'] })
  })
})

describe('the cover command', () => {
  it('combines the coverage of walked paths and recordings', async () => {
    const project = await acceptedGate()
    const early = await run(project, 'cover')
    expect(early.complaints).toEqual(['There are no results of gate yet: run "npm run paths -- all" first.'])
    await run(project, 'all')
    const steps = [
      { label: 'start', state: 'shut', isIgnored: false, effects: [] },
      { label: 'push', state: 'open', isIgnored: false, effects: [] },
    ]
    const recorded = { flow: 'gate', at: '2030-01-02T03:04:05.000Z' }
    const folder = new ResultsFolder(project.results)
    folder.writeRecorded({ ...recorded, shortenedFrom: null, path: { id: 'recorded', steps } })
    folder.writeRecorded({ ...recorded, shortenedFrom: 'recorded', path: { id: 'shorter', steps } })
    const { lines } = await run(project, 'cover')
    const file = path.join(project.results, 'coverage.json')
    expect(lines).toEqual([file])
    expect(existsSync(file)).toBe(true)
    const { flows } = JSON.parse(readFileSync(file, 'utf8'))
    expect(flows.gate.recorded).toEqual({
      states: { '(root)': 1, shut: 1, open: 1 },
      transitions: { 'shut: push → open': 1 },
    })
    expect(flows.gate.tests.transitions['open: lift → off']).toBe(1)
  })
})
