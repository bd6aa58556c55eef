import path from 'node:path'
import { expect, test } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { isMissing } from '#machines/kit/provided.ts'
import { readSourceTree } from '../../scripts/layout/source-tree.ts'

const { files, imports } = readSourceTree(process.cwd())

const isFlow = (file: string) => file.startsWith('src/') && file.endsWith('.flow.ts')

/** Files of charts that pages import directly, without a flow. */
const bare = imports.flatMap(({ from, to, isType }) =>
  /^src\/(app|pages|routes)\//.test(from) && !isFlow(from) && to.endsWith('.machine.ts') && !isType
    ? [to]
    : [],
)

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** Lists effects that a chart or one of its children declares but does not implement. */
function missingIn(machine: AnyStateMachine, name: string): string[] {
  const { actors, actions } = machine.implementations
  return [
    ...Object.entries(actions).flatMap(([key, action]) => (isMissing(action) ? [`${name}: ${key}`] : [])),
    ...Object.entries(actors).flatMap(([key, logic]) =>
      isMissing(logic) ? [`${name}: ${key}`] : isMachine(logic) ? missingIn(logic, `${name}: ${key}`) : [],
    ),
  ]
}

/**
 * Returns the flow that a module exports. A flow that depends on the page, for example on its texts, is exported as a
 * function.
 */
const flowOf = (exported: unknown): unknown => (typeof exported === 'function' ? exported() : exported)

async function machinesIn(file: string): Promise<[string, AnyStateMachine][]> {
  const values = Object.entries<unknown>(await import(path.resolve(file)))
  const exported = values.map(([name, value]): [string, unknown] => [
    name,
    name.endsWith('Flow') ? flowOf(value) : value,
  ])
  return exported.filter((one): one is [string, AnyStateMachine] => isMachine(one[1]))
}

test.each(files.filter(isFlow))('%s provides every effect of its charts', async (file) => {
  const machines = await machinesIn(file)
  expect(machines.length).toBeGreaterThan(0)
  expect(machines.flatMap(([name, machine]) => missingIn(machine, name))).toEqual([])
})

test.each([...new Set(bare)])(
  '%s has an implementation for every effect, so pages may start it without a flow',
  async (file) => {
    expect((await machinesIn(file)).flatMap(([name, machine]) => missingIn(machine, name))).toEqual([])
  },
)
