import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'

const results = new ResultsFolder('dist/paths')

const accepted = readAccepted('tests/models/site/accepted/system-status.paths.txt')?.paths ?? []
/**
 * A short path: the platform does not respond, and the visitor retries. flows-replay.test.ts replays another
 * path, since only one result is stored per path.
 */
const known = accepted.find(({ steps }) => steps.length === 3 && steps.at(-1)?.label === 'status.retry')

/** Runs `npm run paths -- replay …` and returns its output lines. Rejects if the exit code is not zero. */
async function replay(...parameters: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('node', ['packages/paths/main.ts', 'replay', ...parameters])
  return stdout.trimEnd().split('\n')
}

test('[QA-02] replays a path by its id on the machine and in a browser, and stores a trace and screenshots', {
  tag: LONG,
}, async ({ platform }) => {
  test.setTimeout(180_000)
  if (!known) throw new Error('Nothing accepted asks a silent platform again.')
  const { id, steps } = known
  const verdict = (how: string) =>
    expect.stringMatching(
      new RegExp(`^Path ${id} of system-status passed ${how}: ${steps.length} steps in .* m?s\\.$`),
    )
  const stepLines = steps.map(({ label, state }, index) =>
    expect.stringContaining(`✓ ${index + 1}. ${label} → ${state}`),
  )

  expect(await replay(id.slice(0, 5))).toEqual([...stepLines, verdict('on the machine')])
  expect(results.readReplay(id)).toMatchObject({ how: 'machine', outcome: 'passed' })

  const trace = path.join(results.replayFolder(id), 'trace.zip')
  const { url: address } = platform
  expect(await replay(id, '--browser', '--width', '390', '--address', address)).toEqual([
    verdict('on the machine'),
    ...stepLines,
    verdict('in the browser'),
    `Trace: ${path.relative('.', trace)}`,
  ])
  const result = results.readReplay(id)
  expect(result).toMatchObject({ how: 'browser', width: 390, address, outcome: 'passed' })
  expect(result?.steps.map(({ label, passed }) => [label, passed])).toEqual(
    steps.map(({ label }) => [label, true]),
  )
  const beginOf = async (file: string) => (await fs.readFile(file, 'latin1')).slice(0, 4)
  for (const { picture = '' } of result?.steps ?? []) {
    expect(await beginOf(path.join(results.replayFolder(id), picture))).toBe('\u0089PNG')
  }
  expect(await beginOf(trace)).toContain('PK')
})
