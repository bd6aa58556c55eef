import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { build } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { APPLICATION, currentBuild, PLATFORM } from '#server/boot/build-cache.ts'
import { platformBundle } from '#server/boot/platform-bundle.ts'
import { projectRoot } from '#server/core/project-root.ts'

function makeProject(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'palpite-build-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }))
  for (const source of APPLICATION.sources) {
    fs.mkdirSync(path.dirname(path.join(root, source)), { recursive: true })
    fs.writeFileSync(path.join(root, source), '')
  }
  return root
}

async function makePage(_root: string, folder: string): Promise<void> {
  fs.mkdirSync(path.join(folder, 'client'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'client/index.html'), '<p>')
}

async function endedProcess(): Promise<number> {
  const child = spawn('true')
  await once(child, 'close')
  if (child.pid === undefined) throw new Error('The process did not start')
  return child.pid
}

test('deletes files left over from killed builds, but not the files of running builds', async () => {
  const root = makeProject()
  const builds = path.join(root, 'dist/builds')
  const gone = await endedProcess()
  const making = `unfinished-${process.ppid}-x`
  for (const name of [`unfinished-${gone}`, `unfinished-${gone}-x`, making])
    fs.mkdirSync(path.join(builds, name, 'client'), { recursive: true })
  const finished = await currentBuild(root, () => {}, APPLICATION, makePage)
  expect(fs.existsSync(path.join(finished, 'client/index.html'))).toBe(true)
  expect(fs.readdirSync(builds).sort()).toEqual([path.basename(finished), making].sort())
})

function startBuilding(config: string) {
  const root = makeProject()
  fs.writeFileSync(path.join(root, 'vite.config.ts'), config)
  const program = `import { currentBuild } from '#server/boot/build-cache.ts'
    await currentBuild(${JSON.stringify(root)}, () => {}).catch(({ name, message }) => console.log(name + ': ' + message))
    console.log('mode: ' + process.env.NODE_ENV)`
  const { NODE_ENV: _mode, ...env } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env })
  let said = ''
  const read = (chunk: Buffer) => {
    said += chunk
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', read)
  onTestFinished(() => void child.kill('SIGKILL'))
  return { root, child, said: () => said }
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('reports why a build failed, leaves no folder behind and keeps NODE_ENV unset', async () => {
  const { root, child, said } = startBuilding(`throw new Error('no such colour')`)
  await once(child, 'close')
  expect(said()).toContain('no such colour')
  expect(said()).toContain('StartupError: The application could not be built. See the output above.\n')
  expect(said()).toContain('mode: undefined\n')
  expect(fs.readdirSync(path.join(root, 'dist/builds'))).toEqual([])
})

test('builds in a separate process that ends when its parent is killed', async () => {
  const { root, child } = startBuilding(`import fs from 'node:fs'
    export default async () => {
      fs.writeFileSync(import.meta.dirname + '/builder', String(process.pid))
      await new Promise(() => setInterval(() => {}, 1_000))
    }`)
  const builder = await vi.waitFor(() => Number(fs.readFileSync(path.join(root, 'builder'), 'utf8')), 20_000)
  onTestFinished(() => void (isRunning(builder) && process.kill(builder, 'SIGKILL')))
  expect(builder).not.toBe(child.pid)
  expect(isRunning(builder)).toBe(true)
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(builder)).toBe(false), 30_000)
})

test('the sources of the platform’s build include every folder from which the platform imports modules', {
  timeout: 60_000,
}, async () => {
  const config = platformBundle(projectRoot, 'dist')
  const made = await build({ ...config, build: { ...config.build, write: false } })
  if (!('output' in made)) throw new Error('More than one module was made')
  const modules = made.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const own = modules
    .filter((id) => path.isAbsolute(id) && !id.includes('node_modules'))
    .map((id) => path.relative(projectRoot, id).split(path.sep)[0])
  expect(PLATFORM.sources).toEqual(expect.arrayContaining([...new Set(own)]))
  expect(own).toContain('protocol')
})
