import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#paths/tests/temporary-folder.ts'

const runProgram = pathToFileURL(path.resolve('packages/paths/command/run-program.ts')).href

const listening = (name: string) => `
  const { appendFileSync } = require('node:fs')
  const say = (what) => appendFileSync(process.env.SAID, '${name} ' + what + '\\n')
  process.on('SIGINT', () => { say('ends'); process.exit(0) })
  setInterval(() => {}, 1000)
  say('begins')`

/** A program that starts another one, like a test runner that starts a browser. */
const program = `${listening('program')}
  require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(listening('browser'))}], { stdio: 'inherit' })`

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s, a command stops its program and the program’s child, and then ends with the same signal',
  async (signal) => {
    const file = path.join(temporaryFolder(), 'said')
    const code = `
      import { runProgram } from ${JSON.stringify(runProgram)}
      await runProgram(process.cwd(), [process.execPath, '--eval', ${JSON.stringify(program)}], ${JSON.stringify({ SAID: file })}, 'kept')`
    const command = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'ignore' })
    const ended = new Promise<NodeJS.Signals | null>((resolve) => {
      command.on('close', (_, by) => resolve(by))
    })
    const output = () => readLines(file)
    await expect.poll(output, { timeout: 10_000 }).toEqual(['browser begins', 'program begins'])
    command.kill(signal)
    expect(await ended).toBe(signal)
    expect(output()).toEqual(['browser begins', 'browser ends', 'program begins', 'program ends'])
  },
  20_000,
)

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
