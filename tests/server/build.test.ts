import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { currentBuild, SOURCES } from '#server/build.ts'

/** A project with all that a build is made from, in a folder of its own. */
function makeProject(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'palpite-build-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }))
  for (const source of SOURCES) {
    fs.mkdirSync(path.dirname(path.join(root, source)), { recursive: true })
    fs.writeFileSync(path.join(root, source), '')
  }
  return root
}

/** A build of one page. */
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

test('what killed builds left half-made is cleared away, and what others are still making stays', async () => {
  const root = makeProject()
  const builds = path.join(root, 'dist/builds')
  const gone = await endedProcess()
  const making = `unfinished-${process.ppid}-x`
  for (const name of [`unfinished-${gone}`, `unfinished-${gone}-x`, making])
    fs.mkdirSync(path.join(builds, name, 'client'), { recursive: true })
  const finished = await currentBuild(root, () => {}, makePage)
  expect(fs.existsSync(path.join(finished, 'client/index.html'))).toBe(true)
  expect(fs.readdirSync(builds).sort()).toEqual([path.basename(finished), making].sort())
})
