import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#paths/tests/temporary-folder.ts'
import { run, trialProject } from './trial-project.ts'

/** Runs a command on a module with these lines. Replaces the module's path with `file` in the complaints. */
async function outputOf(verb: string, ...lines: string[]) {
  const file = path.join(temporaryFolder(), 'faulty.ts')
  writeFileSync(file, [`import { createMachine } from 'xstate'`, ...lines].join('\n'))
  const { code, lines: printed, complaints } = await run(trialProject({}), verb, file)
  return { code, printed, complaints: complaints.map((line) => line.replaceAll(file, 'file')) }
}

const machine = (config: string) => `export const m = createMachine(${config})`

describe('a command on a faulty module', () => {
  it.each([
    [
      machine(`{ initial: 'nope', states: { a: {} } }`),
      'The machine m cannot be explored: Initial state node "nope" not found on parent state node #(machine)',
    ],
    [
      machine(
        `{ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: { initial: 'nope', states: { c: {} } } } }`,
      ),
      'file cannot be processed: Initial state node "nope" not found on parent state node #m.b',
    ],
    [
      machine(`{ id: 'm', initial: 'a', states: { a: { on: { GO: 'nope' } } } }`),
      `file cannot be loaded: Invalid transition definition for state node 'm.a': Child state 'nope' does not exist on 'm'`,
    ],
    ['export const x = 1', 'file has no XState 5 machine. It exports x.'],
    [`throw new Error('not today')`, 'file cannot be loaded: not today'],
    ['const = ;', 'file cannot be loaded: [PARSE_ERROR] Unexpected token'],
  ])('explains the problem with %s', async (source, sentence) => {
    expect(await outputOf('list', source)).toEqual({ code: 2, printed: [], complaints: [sentence] })
  })

  it('explains that the module’s file does not exist', async () => {
    const { code, complaints } = await run(trialProject({}), 'mutate', 'missing.ts')
    expect({ code, complaints }).toEqual({
      code: 2,
      complaints: ['There is no file "missing.ts", and no flows are configured.'],
    })
  })
})

it.each([
  ['start', machine(`{ initial: 'a', states: { a: { always: { target: 'b', guard } }, b: {} } }`), ''],
  ['GO', machine(`{ initial: 'a', states: { a: { on: { GO: { target: 'b', guard } } }, b: {} } }`), ' in a'],
])('the list command reports a guard that throws in the step "%s"', async (step, source, where) => {
  const { code, printed } = await outputOf('list', `const guard = () => { throw new Error('boom') }`, source)
  expect(code).toBe(1)
  expect(printed).toContain(`  the guard (inline) threw with the case "${step}"${where}: boom`)
})

it('the list command reports actors and delays that have no implementation', async () => {
  const { code, printed } = await outputOf(
    'list',
    machine(`{
      initial: 'a',
      states: { a: { invoke: { id: 'x', src: 'nowhere', onDone: 'b' } }, b: { after: { untilLate: 'a' } } },
    }`),
  )
  expect(code).toBe(1)
  expect(printed).toContain('  state a invokes nowhere, which is not implemented')
  expect(printed).toContain('  state b has the delay untilLate, which is not implemented and ends at once')
})

it('the mutate command detects every fault in a machine whose state names contain dots', async () => {
  const { code, printed } = await outputOf(
    'mutate',
    machine(String.raw`{
      id: 'of.two', initial: 'v1.0',
      states: { 'v1.0': { on: { NEXT: 'b' } }, b: { on: { BACK: 'v1\\.0', END: 'c' } }, c: { type: 'final' } },
    }`),
  )
  expect({ code, printed }).toEqual({
    code: 0,
    printed: [expect.stringMatching(/^m: 7 of 7 faults detected/)],
  })
})

it('the mutate command explains why a machine does not start', async () => {
  const { code, complaints } = await outputOf(
    'mutate',
    machine(`{ context: () => { throw new Error('no rooms left') } }`),
  )
  expect(code).toBe(2)
  expect(complaints).toEqual([
    expect.stringMatching(/^m has no paths that could detect faults: .*no rooms left$/),
  ])
})
