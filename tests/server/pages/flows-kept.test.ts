import fs from 'node:fs/promises'
import path from 'node:path'
import type { FlowResult } from '@palpite/paths/results/results.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import { temporaryFolder } from '@palpite/paths/tests/temporary-folder.ts'
import { expect, test } from 'vitest'
import { loadFlowsPage } from '#server/pages/flows-page.ts'

const none = { covered: 0, total: 0 }

const resultAt = (at: string): FlowResult => ({
  flow: 'gate',
  at,
  milliseconds: 1,
  paths: [],
  coverage: { states: {}, transitions: {} },
  shares: { states: none, transitions: none, pairs: none, guards: none },
  departures: {},
  gaps: [],
  findings: [],
})

const CONFIG = `export default {
  groups: {},
  flows: [{ name: 'gate', group: 'all', accepted: 'gate.paths.txt', model: async () => undefined }],
}`

test('serves the results of a flow’s latest run instead of the results from the build', async () => {
  const root = temporaryFolder()
  const build = path.join(root, 'build')
  await fs.mkdir(path.join(build, 'kept'), { recursive: true })
  await fs.writeFile(path.join(root, 'paths.config.ts'), CONFIG)
  await fs.writeFile(path.join(build, 'index.html'), '<!doctype html>')
  await fs.writeFile(path.join(build, 'kept/gate.json'), '{"built":"2029-01-01T00:00:00.000Z"}')
  const page = await loadFlowsPage(build, root)
  const kept = async () => {
    const reply = await page.request('/kept/gate.json')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    return reply.json()
  }
  expect(await kept()).toMatchObject({ built: null, last: null, replays: [] })

  const results = new ResultsFolder(path.join(root, 'dist/paths'))
  results.writeFlow(resultAt('2030-01-01T00:00:00.000Z'))
  expect(await kept()).toMatchObject({ built: null, last: { at: '2030-01-01T00:00:00.000Z' } })
  results.writeFlow(resultAt('2030-01-02T00:00:00.000Z'))
  expect(await kept()).toMatchObject({ last: { at: '2030-01-02T00:00:00.000Z' } })

  expect((await page.request('/kept/nowhere.json')).status).toBe(404)
})
