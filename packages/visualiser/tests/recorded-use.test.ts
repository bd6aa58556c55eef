import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addRecordedUse,
  forgetRecordedUse,
  readRecordedUse,
} from '#visualiser/live-inspector/actors/recorded-use.ts'

const flow = { machine: { id: 'login' } }
const walked = { machine: 'login', states: ['open', 'open.form'], edges: ['a: b → c'] }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('recorded use adds up per machine until it is cleared', () => {
  expect(readRecordedUse(flow)).toBeUndefined()
  addRecordedUse(walked)
  addRecordedUse({ ...walked, states: ['open'], edges: [] })
  addRecordedUse({ ...walked, machine: 'session' })
  expect(readRecordedUse(flow)).toEqual({
    states: new Map([
      ['open', 2],
      ['open.form', 1],
    ]),
    edges: new Map([['a: b → c', 1]]),
  })
  forgetRecordedUse(flow)
  expect(readRecordedUse(flow)).toBeUndefined()
  expect(readRecordedUse({ machine: { id: 'session' } })?.edges).toEqual(new Map([['a: b → c', 1]]))
})

test('recorded use ignores malformed stored data and starts again from zero', () => {
  for (const text of ['{', '[]', '{"login":{"states":3}}']) {
    stored.set('flows.use', text)
    expect(readRecordedUse(flow)).toBeUndefined()
  }
  addRecordedUse(walked)
  expect(readRecordedUse(flow)?.states.get('open')).toBe(1)
})

test('recording use does not throw when the browser storage is full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    },
  })
  expect(() => addRecordedUse(walked)).not.toThrow()
})
