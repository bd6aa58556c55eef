import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '#tests/support/is-long.ts'
import { namesOf } from '../../../scripts/new-flow/names.ts'

const run = promisify(execFile)
const project = process.cwd()
const left = new Set(['dist', 'data', '.git', 'test-results'])

let copy: string

/** The environment without the test runner's variables, which change how some programs behave. */
const { NODE_ENV: _, VITEST: __, ...env } = process.env

const inCopy = (program: string, ...args: string[]) =>
  run(path.join(project, 'node_modules/.bin', program), args, { cwd: copy, env })

/** Lists all files below a folder, except those in linked folders. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  return files.map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
}

describe.runIf(isLong)('New flow in a copy of the project', () => {
  beforeAll(async () => {
    copy = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-new-flow-'))
    // node_modules is linked instead of copied, because it is many times larger than the project.
    const filter = (source: string) =>
      path.basename(source) !== 'node_modules' && !left.has(path.relative(project, source))
    await fs.cp(project, copy, { recursive: true, filter })
    await fs.symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))
  })

  afterAll(() => fs.rm(copy, { recursive: true, force: true }))

  test('passes the type, lint, path, server and view checks, and is never overwritten', async () => {
    const before = new Set(await filesIn(copy))
    await inCopy('node', 'scripts/new-flow.ts', 'rewards/reward-wheel')
    const after = (await filesIn(copy)).filter((file) => !left.has(file.split(path.sep)[0] ?? ''))
    const made = after.filter((file) => !before.has(file)).sort()
    expect(made).toEqual([
      'protocol/rewards/reward-wheel.ts',
      'server/rewards/reward-wheel.routes.ts',
      'src/api/rewards/reward-wheel.ts',
      'src/machines/rewards/reward-wheel.machine.ts',
      'src/pages/rewards/reward-wheel.flow.ts',
      'src/pages/rewards/reward-wheel.page.tsx',
      'src/routes/reward-wheel.tsx',
      'src/ui/rewards/reward-wheel/reward-wheel.module.css',
      'src/ui/rewards/reward-wheel/reward-wheel.tsx',
      'tests/models/rewards/accepted/reward-wheel.paths.txt',
      'tests/models/rewards/reward-wheel.ts',
      'tests/server/rewards/reward-wheel.test.ts',
      'tests/views/rewards/reward-wheel.test.tsx',
    ])
    expect(await fs.readFile(path.join(copy, 'src/app/route-tree.gen.ts'), 'utf8')).toContain('/reward-wheel')
    const files = made.filter((file) => /\.(tsx?|css)$/.test(file))
    // The checks run in parallel: they are independent, and all except the compiler mostly wait.
    await Promise.all([
      inCopy('tsc', '--noEmit', '-p', '.'),
      inCopy(
        'biome',
        'check',
        '--error-on-warnings',
        '--vcs-enabled=false',
        ...files,
        'protocol/calls.ts',
        'server/boot/handlers.ts',
        'paths.config.ts',
      ),
      inCopy('vitest', 'run', 'tests/machines', '-t', '^reward-wheel '),
      inCopy('vitest', 'run', 'tests/server/rewards/reward-wheel.test.ts'),
      inCopy('vitest', 'run', '--project', 'views', 'tests/views/rewards/reward-wheel.test.tsx'),
    ])
    await expect(inCopy('node', 'scripts/new-flow.ts', 'rewards/reward-wheel')).rejects.toThrow(
      'already exists',
    )
  }, 300_000)
})

test('rejects a flow that has no product area or whose name is not in kebab case', () => {
  const wrong = ['', 'reward-wheel', 'prizes/wheel', 'rewards/', 'rewards/Wheel', 'rewards/reward_wheel']
  for (const name of [
    ...wrong,
    'rewards/reward--wheel',
    'rewards/-wheel',
    'rewards/1wheel',
    '../rewards/wheel',
  ]) {
    expect(() => namesOf(name)).toThrow('is not a flow')
  }
})
