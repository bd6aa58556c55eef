import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { APPLICATION, currentBuild } from '#server/boot/build-cache.ts'
import { explainFullDisk } from '#server/database/embedded/failure.ts'
import { makeWorkspace, open, silenceReports } from '#tests/support/http/connections.ts'

const workspace = makeWorkspace()
const mountPoint = path.join(workspace, 'disk')
fs.mkdirSync(mountPoint)

const mount = (...options: string[]) =>
  execFileSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', mountPoint], { stdio: 'ignore' })
const unmount = () => void execFileSync('umount', [mountPoint])

const mayMount = (() => {
  try {
    mount()
  } catch {
    return false
  }
  unmount()
  return true
})()

function makeProject(): string {
  for (const source of APPLICATION.sources) {
    const file = path.join(mountPoint, source)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, '')
  }
  return mountPoint
}

const building = { ...APPLICATION, maker: 'tests/support/large-build.ts' }

const refusalOf = (root: string): Promise<string> =>
  currentBuild(root, () => {}, building).then(
    () => 'built',
    (error: Error) => `${error.name}: ${error.message}`,
  )

test.skipIf(!mayMount)('reports in one sentence that the disk is too full for a build', async () => {
  mount('-o', 'size=2m')
  onTestFinished(unmount)
  const root = makeProject()
  const builds = path.join(root, APPLICATION.builds)
  const sentence = `The disk with the folder ${builds} is full; make room and start again.`
  expect(await refusalOf(root)).toBe(`StartupError: ${sentence}`)
  expect(fs.readdirSync(builds)).toEqual([])
})

test.skipIf(!mayMount)('reports in one sentence that the build folder is not writable', async () => {
  mount('-o', 'size=20m')
  onTestFinished(unmount)
  const root = makeProject()
  execFileSync('mount', ['-o', 'remount,ro', mountPoint])
  const builds = path.join(root, APPLICATION.builds)
  const sentence = `The folder ${builds} cannot be written to; let this user write there and start again.`
  expect(await refusalOf(root)).toBe(`StartupError: ${sentence}`)
})

test.skipIf(!mayMount)('reports in one sentence that a database write filled the disk', async () => {
  silenceReports()
  mount('-o', 'size=96m,mode=0755')
  onTestFinished(unmount)
  const folder = path.join(mountPoint, 'postgres')
  const { pool } = await open({ folder })
  const failed = await pool
    .query(
      'create table world as select repeat(md5(number::text), 30) from generate_series(1, 200000) number',
    )
    .then(
      () => null,
      (error: unknown) => error,
    )
  expect(failed).toBeInstanceOf(Error)
  // Drizzle wraps errors in this way.
  const wrapped = new Error('Failed query', { cause: failed })
  expect(await explainFullDisk(wrapped, folder)).toMatchObject({
    name: 'DatabaseUnavailable',
    message: `The disk with the database folder ${folder} is full; make room and start again.`,
  })
})

test('leaves an error unchanged if the disk is not full', async () => {
  const error = new Error('Something else')
  expect(await explainFullDisk(error, workspace)).toBe(error)
  expect(await explainFullDisk(error, path.join(workspace, 'nothing'))).toBe(error)
})
