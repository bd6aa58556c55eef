import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import { pageLimitOf } from '@palpite/paths/model/page-limit.ts'
import { defineModel } from '@palpite/paths/model.ts'
import { retrace } from '@palpite/paths/walk/retrace.ts'
import { expect, it } from 'vitest'
import { assign, createMachine } from 'xstate'
import config from '../../paths.config.ts'

const counter = createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'on',
  states: {
    on: { on: { press: { actions: assign({ count: ({ context }) => context.count + 1 }) }, turn: 'off' } },
    off: { on: { press: {}, turn: 'on' } },
  },
})
const subject = prepare(
  defineModel(counter, { inputs: { here: undefined }, events: { press: {}, turn: {} }, limit: 10 }),
)

function limitOf(labels: readonly string[], exclusion: { state?: RegExp; when?(context: unknown): boolean }) {
  const path = retrace(subject, labels)
  if (!path) throw new Error('The machine does not go that way.')
  return pageLimitOf(subject, path, [{ step: /^press/, reason: 'It is stuck.', ...exclusion }])
}

it('a path is walked in the page until the first step that matches an exclusion', () => {
  const all = ['start here', 'press', 'turn', 'press']
  expect(limitOf(all, {})).toBe('step 2 "press" in on: It is stuck.')
  expect(limitOf(all, { state: /^off/ })).toBe('step 4 "press" in off: It is stuck.')
  expect(limitOf(all.slice(0, 3), { state: /^off/ })).toBeUndefined()
  const isOnce = (context: unknown) => (context as { count: number }).count === 1
  expect(limitOf(all, { when: isOnce })).toBe('step 4 "press" in off: It is stuck.')
})

it('an exclusion matches a path’s starting step by its label alone', () => {
  const path = retrace(subject, ['start here', 'turn'])
  if (!path) throw new Error('The machine does not go that way.')
  const reason = 'Nobody begins here.'
  expect(pageLimitOf(subject, path, [{ step: /^start here/, reason }])).toBe(`step 1 "start here": ${reason}`)
  expect(pageLimitOf(subject, path, [])).toBeUndefined()
})

it('every exclusions file is used by the flow of the same name', async () => {
  const folder = 'tests/browser/walk'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.exclusions.ts'),
  )
  expect(files.length).toBeGreaterThan(0)
  const known = config.flows.filter(({ exclusions }) => exclusions).map(({ name }) => `${name}.exclusions.ts`)
  expect(known.sort()).toEqual(files.map((file) => path.basename(file)).sort())
  for (const { name, exclusions } of config.flows) {
    if (!exclusions) continue
    const file = files.find((one) => path.basename(one) === `${name}.exclusions.ts`)
    const { href } = pathToFileURL(`${folder}/${file}`)
    expect(await exclusions()).toBe((await import(href)).exclusions)
  }
})
