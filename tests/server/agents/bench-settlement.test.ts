import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { endPlatforms, spawnPlatform } from '#tests/support/platform-process.ts'

afterEach(endPlatforms)

const processesOf = (folder: string) =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder))

test.each([
  ['SIGTERM', 'while its database starts', null],
  ['SIGINT', 'while it settles', /1000 agents, 1 of 10/],
] as const)(
  'the settlement benchmark stops and removes its processes and files on %s %s',
  { timeout: 240_000 },
  async (signal, _when, said) => {
    const TMPDIR = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
    fs.chmodSync(TMPDIR, 0o777)
    try {
      const command = [process.execPath, 'scripts/bench-settlement.ts']
      const { child, said: output } = spawnPlatform({ env: { TMPDIR }, command })
      const closed = once(child, 'close')
      await vi.waitFor(() => expect(fs.readdirSync(TMPDIR)).not.toEqual([]), { timeout: 20_000 })
      if (said) await vi.waitFor(() => expect(output()).toMatch(said), { timeout: 90_000 })
      await vi.waitFor(() => expect(processesOf(TMPDIR)).not.toEqual([]), { timeout: 20_000 })
      child.kill(signal)
      await closed
      expect([child.signalCode, output()]).toEqual([
        signal,
        expect.stringContaining('Stopped before it was done.\n'),
      ])
      expect(output()).not.toContain('Error')
      expect(fs.readdirSync(TMPDIR)).toEqual([])
      expect(processesOf(TMPDIR)).toEqual([])
    } finally {
      fs.rmSync(TMPDIR, { recursive: true, force: true })
    }
  },
)
