import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseFlowResult } from '#paths/results/parse-results.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import { models } from '#paths/tests/models.ts'
import { gateForGood, gateModel } from './gate.ts'
import { acceptAll, run, trialProject, withModel } from './trial-project.ts'

describe('a run of all flows', () => {
  it('prints a line for each flow and stores its results', async () => {
    const { turnstile, player } = models
    const project = trialProject({ turnstile, player })
    await acceptAll(project)
    const { code, lines } = await run(project, 'all')
    expect(code).toBe(0)
    expect(lines.map((line) => line.split(/\s+/)[0])).toEqual(['flow', 'turnstile', 'player'])
    expect(lines[1]).toMatch(/^turnstile +\d+ +\d+ +100 % +100 % +\d+ % +100 % +0 +\d+$/)
    const result = new ResultsFolder(project.results).readFlow('turnstile')
    expect(result?.shares.transitions).toEqual({ covered: 6, total: 6 })
    expect(result?.coverage.transitions['unlocked: arm.push → locked']).toBeGreaterThan(0)
    expect(result?.coverage.states['(root)']).toBe(result?.paths.length)
  })

  it('fails and names the transition when an accepted transition is no longer walked', async () => {
    const project = trialProject({ gate: gateModel() })
    await acceptAll(project)
    const { code, lines } = await run(withModel(project, 'gate', gateForGood), 'all')
    expect(code).toBe(1)
    expect(lines).toContain('gate: accepted transition open: lift → off is no longer walked')
  })

  it('prints its results as JSON with list --all --json', async () => {
    const project = trialProject({ gate: gateModel() })
    const { code, lines } = await run(project, 'list', '--all', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject([
      { flow: 'gate', paths: 1, findings: [expect.stringContaining('no paths are accepted yet')] },
    ])
  })
})

describe('stored results', () => {
  it('are read back unchanged, and are rejected when malformed', async () => {
    const project = trialProject({ gate: gateModel() })
    await run(project, 'all')
    const text = readFileSync(path.join(project.results, 'gate.json'), 'utf8')
    expect(parseFlowResult(text)).toEqual(JSON.parse(text))
    expect(() => parseFlowResult('{}')).toThrow('coverage is not an object.')
    expect(() => parseFlowResult(text.replace('"milliseconds":', '"seconds":'))).toThrow(
      'milliseconds is not a number.',
    )
  })
})
