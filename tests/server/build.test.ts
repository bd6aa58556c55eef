import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { currentBuild } from '#server/build.ts'

/** Builds its page alone, as a whole build takes long. */
const viteConfig = `export default {
  environments: { games: {} },
  builder: { buildApp: (builder) => builder.build(builder.environments.client) },
}
`

/** A project with all that a build is made from, in a folder of its own. */
function makeProject(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'palpite-build-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }))
  for (const folder of ['contract', 'src', 'games', 'firebase', 'public', 'bundling'])
    fs.mkdirSync(path.join(root, folder))
  const files = {
    'index.html': '<p>',
    'vite.config.ts': viteConfig,
    'lingui.config.ts': '',
    'package.json': '{"type":"module"}',
  }
  for (const [name, text] of Object.entries({ ...files, 'package-lock.json': '{}' }))
    fs.writeFileSync(path.join(root, name), text)
  return root
}

async function endedProcess(): Promise<number> {
  const child = spawn('true')
  await once(child, 'close')
  if (child.pid === undefined) throw new Error('The process did not start')
  return child.pid
}

test('what killed builds left half-made is cleared away, and what others are still making stays', async () => {
  // Building sets it, for this whole process.
  vi.stubEnv('NODE_ENV', process.env.NODE_ENV)
  onTestFinished(() => void vi.unstubAllEnvs())
  const root = makeProject()
  const builds = path.join(root, 'dist/builds')
  const gone = await endedProcess()
  const making = `unfinished-${process.ppid}-x`
  for (const name of [`unfinished-${gone}`, `unfinished-${gone}-x`, making])
    fs.mkdirSync(path.join(builds, name, 'client'), { recursive: true })
  const finished = await currentBuild(root, () => {})
  expect(fs.existsSync(path.join(finished, 'client/index.html'))).toBe(true)
  expect(fs.readdirSync(builds).sort()).toEqual([path.basename(finished), making].sort())
})
