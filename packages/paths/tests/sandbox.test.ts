import { execFile, spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import type { ForeignRequest } from '#paths/command/foreign.ts'
import { runConfined } from '#paths/sandbox/run-confined.ts'
import { temporaryFolder } from './temporary-folder.ts'

async function command(...typed: string[]) {
  const run = promisify(execFile)('node', ['packages/paths/main.ts', ...typed], {
    timeout: 60_000,
    env: { ...process.env, SECRET_OF_TEST: 'secret' },
  })
  const { stdout, stderr, code } = await run.then(
    (printed) => ({ ...printed, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  return { code, text: stdout + stderr }
}

async function listening() {
  let visitors = 0
  const server = createServer((socket) => {
    visitors += 1
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.')
  return { port: address.port, visitors: () => visitors }
}

function victim() {
  const program = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'])
  onTestFinished(() => void program.kill())
  return program
}

/** Returns statements with which a module tries to escape the sandbox. The module ignores their errors. */
const ways = (folder: string, port: number, process: number | undefined): string[] => {
  const mark = (name: string) => JSON.stringify(path.join(folder, name))
  return [
    `process.kill(${process}, 'SIGTERM')`,
    `globalThis.process.kill(${process}, 'SIGTERM')`,
    `globalThis.process.exit(0)`,
    `writeFileSync(${mark('imported')}, 'x')`,
    `execSync('touch ' + ${mark('executed')})`,
    `new Worker('require("node:fs").writeFileSync(' + JSON.stringify(${mark('worker')}) + ', "x")', { eval: true })`,
    `globalThis.process.getBuiltinModule('node:fs').writeFileSync(${mark('builtin')}, 'x')`,
    `globalThis.process.getBuiltinModule('node:net').connect(${port}, '127.0.0.1')`,
    `globalThis.process.binding('fs')`,
    `globalThis.fetch('http://127.0.0.1:${port}/').catch(() => undefined)`,
    `fetch('http://127.0.0.1:${port}/')`,
    `new globalThis.WebSocket('ws://127.0.0.1:${port}/')`,
    `connect(${port}, '127.0.0.1')`,
    `new globalThis.console._stdout.constructor().connect(${port}, '127.0.0.1')`,
    `new globalThis.process.stdout.constructor().connect(${port}, '127.0.0.1')`,
    `import(['node:n', 'et'].join('')).then(({ connect }) => connect(${port}, '127.0.0.1')).catch(() => undefined)`,
    `import(['node:f', 's'].join('')).then((fs) => fs.writeFileSync(${mark('dynamic')}, 'x')).catch(() => undefined)`,
    `import('data:text/javascript,import "node:net"').catch(() => undefined)`,
    `(0, eval)("import('node:child_process')").then((it) => it.execSync('touch ' + ${mark('evaluated')})).catch(() => undefined)`,
    `seen.push(readFileSync('/etc/passwd', 'utf8'))`,
    `seen.push(globalThis.process.env.SECRET_OF_TEST)`,
    // `process` is an event emitter, so a patched `emit` receives `process` as `this`.
    `EventEmitter.prototype.emit = function () { this.getBuiltinModule?.('node:net').connect?.(${port}, '127.0.0.1') }`,
  ]
}

it('a foreign module and its machine cannot reach other files, other processes or the network', async () => {
  const folder = temporaryFolder()
  const { port, visitors } = await listening()
  const killed = victim()
  const all = ways(folder, port, killed.pid)
  const file = path.join(folder, 'hostile.ts')
  const module = `
    import { execSync } from 'node:child_process'
    import { EventEmitter } from 'node:events'
    import { readFileSync, writeFileSync } from 'node:fs'
    import { connect } from 'node:net'
    import { Worker } from 'node:worker_threads'
    import { createMachine } from 'xstate'
    const seen: unknown[] = []
    const attack = () => {
      ${all.map((way) => `try { ${way} } catch {}`).join('\n')}
      void Promise.reject(new Error('for whoever listens'))
      return true
    }
    attack()
    export const machine = createMachine({
      id: 'calm', initial: 'a',
      states: { a: { on: { GO: { target: 'b', guard: attack } } }, b: { description: seen.join(' ') } },
    })
    // Long enough for the connection attempts to arrive.
    await new Promise((done) => globalThis.setTimeout(done, 300))`
  writeFileSync(file, module)
  const { text, code } = await command('list', file)
  expect(text).toContain('a: GO [(inline)] → b')
  expect(text).not.toMatch(/root:|secret/)
  expect(code).toBe(1)
  expect(readdirSync(folder)).toEqual(['hostile.ts'])
  expect(visitors()).toBe(0)
  expect(killed.signalCode).toBeNull()
}, 60_000)

it('a foreign module may read files of its own package', async () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'states.json'), '["on", "off"]')
  const file = path.join(folder, 'lamp.ts')
  const module = `
    import fs from 'node:fs'
    import { createMachine } from 'xstate'
    const [on, off] = JSON.parse(fs.readFileSync(${JSON.stringify(path.join(folder, 'states.json'))}, 'utf8'))
    export const lamp = createMachine({ initial: on, states: { [on]: { on: { press: off } }, [off]: {} } })`
  writeFileSync(file, module)
  const { text } = await command('list', file)
  expect(text).toContain('2 of 2 states, 1 of 1 transition')
}, 60_000)

it('the list command explains that a foreign module ended its process early', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'greedy.ts')
  writeFileSync(file, `globalThis.setTimeout = () => 0\nawait new Promise(() => undefined)`)
  const { text, code } = await command('list', file)
  expect(text).toContain(`${file} ended its process (13).`)
  expect(code).toBe(2)
}, 60_000)

it('the sandbox stops a foreign machine that never responds, and explains why', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'spin.ts')
  const module = `
    import { createMachine } from 'xstate'
    const spin = () => { for (;;) {} }
    export const machine = createMachine({ initial: 'a', states: { a: { on: { GO: { target: 'b', guard: spin } } }, b: {} } })`
  writeFileSync(file, module)
  const work = new URL('../command/foreign-work.ts', import.meta.url)
  const request: ForeignRequest = { root: folder, typed: ['list', file] }
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  expect(await runConfined({ file, work, request, patience: 5_000 }, say, say)).toBe(2)
  expect(lines).toEqual([expect.stringContaining(`${file} was stopped after 5 s without output. Probably`)])
}, 60_000)

it('the list command explains that a module waits forever before it creates a machine', async () => {
  const file = path.join(temporaryFolder(), 'waiting.ts')
  writeFileSync(file, `await new Promise(() => undefined)\nexport const late = 1`)
  const { text, code } = await command('list', file)
  expect(text).toContain(`${file} waits for something that never happens here before it creates a machine`)
  expect(code).toBe(2)
}, 60_000)
