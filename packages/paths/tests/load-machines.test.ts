import { execFile } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { bundled } from '#paths/model/bundled.ts'
import { machinesOf } from './machines-of.ts'
import { temporaryFolder } from './temporary-folder.ts'

const fileOf = (name: string) => join(import.meta.dirname, 'foreign', name)

/** Writes a foreign module to a folder that has no packages installed. */
function moduleOf(name: string, ...lines: string[]): string {
  const file = join(temporaryFolder(), name)
  writeFileSync(file, lines.join('\n'))
  return file
}

const namesIn = async (file: string) => (await machinesOf(file)).map(({ name }) => name)

describe('a foreign module', () => {
  it('may contain JSX and imports without file extensions', async () => {
    expect(await namesIn(fileOf('stocked.tsx'))).toEqual(['stocked'])
  })

  it('has each unexported machine listed once by name, even if the module throws', async () => {
    expect(await namesIn(fileOf('workshop.ts'))).toEqual(['lamp', 'drawer', 'drawer 2'])
  })

  it('starts no timers, prints nothing and does not keep the command running', async () => {
    const command = ['packages/paths/main.ts', 'list', fileOf('clockwork.ts')]
    const { stdout, stderr } = await promisify(execFile)('node', command, { timeout: 60_000 }).catch(
      // The exit code is not 0, because there are findings.
      (error: { code: unknown; stdout: string; stderr: string }) => {
        expect(error.code).toBe(1)
        return error
      },
    )
    expect(stdout).toContain('clock: ')
    expect(stdout + stderr).not.toMatch(/Clockwork/)

    expect(await namesIn(fileOf('clockwork.ts'))).toEqual(['clock'])
    expect(globalThis).not.toHaveProperty('ticksOfClockwork')
  }, 90_000)

  it('loads even if its packages are not installed', async () => {
    const file = moduleOf(
      'shop.ts',
      `import express, { Router } from 'express-that-is-not-there'`,
      `import * as policies from 'policies-that-are-not-there'`,
      `import View from './view.vue'`,
      `import { createMachine } from 'xstate'`,
      `class Shop extends Router { open() { return super.listen(80) } }`,
      `const app = express()`,
      `app.get('/', (request: unknown, reply: { send(text: string): void }) => reply.send('open'))`,
      `const policy = policies.retry({ attempts: await policies.count })`,
      `for (const one of policy.all) throw new Error(\`There is a \${one}.\`)`,
      `document.querySelector('#shop').innerHTML = \`\${View.name}\``,
      `const wanted: string = JSON.parse(localStorage.getItem('wanted') ?? '"open"')`,
      `new Shop().open()`,
      `export default createMachine({ id: 'shop', initial: wanted, states: { open: {} } })`,
    )
    expect(await namesIn(file)).toEqual(['shop'])
  })

  it('may call Node file functions under any import name, but cannot write files', async () => {
    const file = moduleOf(
      'diary.ts',
      `import * as fs from 'node:fs'`,
      `import fsByItself, { appendFileSync } from 'node:fs'`,
      `import * as files from 'node:fs/promises'`,
      `import { promises, readdirSync } from 'fs'`,
      `import { createMachine } from 'xstate'`,
      `const folder = ${JSON.stringify(import.meta.dirname)}`,
      `fs.writeFileSync(folder + '/written-by-a-diary', '')`,
      `fs.default.writeFileSync(folder + '/written-by-a-diary', '')`,
      `fsByItself.mkdirSync(folder + '/made-by-a-diary')`,
      `appendFileSync(folder + '/written-by-a-diary', '')`,
      `await files.writeFile(folder + '/written-by-a-diary', '')`,
      `await promises.writeFile(folder + '/written-by-a-diary', '')`,
      `const seen = [fs.readdirSync(folder), readdirSync(folder), await files.readdir(folder)]`,
      `const times = seen.map((names) => names.filter((name) => name === 'load-machines.test.ts').length)`,
      `export default createMachine({ id: 'diary', description: \`seen \${times.join()} times\` })`,
    )
    const [diary] = await machinesOf(file)
    expect(diary?.machine.config.description).toBe('seen 1,1,1 times')
    expect(readdirSync(import.meta.dirname).join()).not.toContain('by-a-diary')
  })

  it('may import itself', async () => {
    const file = moduleOf(
      'machine.ts',
      `import { createMachine } from 'xstate'`,
      `import { greeting } from './machine'`,
      `export const machine = createMachine({ id: 'circle', description: greeting() })`,
      `const actor = machine.id`,
      `export function greeting() { return 'hello' }`,
    )
    expect(await namesIn(file)).toEqual(['machine'])
  })

  it('is loaded with the model that it defines', async () => {
    const loaded = await machinesOf(join(import.meta.dirname, 'machines', 'alarm.ts'))
    expect(loaded).toHaveLength(1)
    expect(loaded[0]).toMatchObject({ name: 'alarm', machine: loaded[0]?.model?.machine })
  })

  it('is rejected with an explanation when it has no machine or cannot be loaded', async () => {
    await expect(machinesOf(fileOf('../temporary-file.ts'))).rejects.toThrow(
      /temporary-file\.ts has no XState 5 machine\. It exports temporaryFile\.$/,
    )
    await expect(machinesOf(fileOf('nothing.ts'))).rejects.toThrow(
      /nothing\.ts cannot be loaded: \[UNRESOLVED_IMPORT\]/,
    )
    const broken = moduleOf('broken.ts', 'export const machine = createMachine({')
    await expect(machinesOf(broken)).rejects.toThrow(/broken\.ts cannot be loaded: \[PARSE_ERROR\]/)
    const thrown = moduleOf('thrown.ts', `throw new Error('not today')`)
    await expect(machinesOf(thrown)).rejects.toThrow(/thrown\.ts cannot be loaded: not today$/)
  })

  it('is bundled for a browser without Node modules', async () => {
    const text = await bundled(fileOf('clockwork.ts'), 'browser')
    const packages = new Set([...text.matchAll(/from "(.+?)"/g)].map(([, from]) => from))
    expect([...packages]).toEqual(['xstate'])
  })
})
