import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patternsOf } from '#api/auth/registration-rules.ts'
import { preparePatterns, runPattern } from '#domain/text/field-patterns.ts'
import { isKindSource, sourceOfKind } from '#domain/text/pattern-kinds.ts'
import { defaultRegistrationRules } from '#server/auth/default-registration-rules.ts'
import { cpuTimeOf } from '#tests/support/cpu-time.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Expressions that backtrack catastrophically, each with a text that triggers it. */
const catastrophic = [
  ['^(a+)+$', `${'a'.repeat(5_000)}!`],
  ['^(a|aa)+$', `${'a'.repeat(5_000)}!`],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(5_000)],
  ['(x+x+)+y', 'x'.repeat(5_000)],
  ['^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}$', 'a'.repeat(5_000)],
  ['(.*)*=(.*)*;', 'a'.repeat(5_000)],
  ['^(\\d+|\\d+x)*$', `${'1'.repeat(5_000)}y`],
] as const

/** Limit of processor time, in ms. Backtracking would take longer than the age of the universe. */
const AT_MOST = 1_000

test('runs an operator’s catastrophic patterns within the time limit', async () => {
  await preparePatterns(catastrophic.map(([pattern]) => pattern))
  for (const [pattern, text] of catastrophic) {
    const took = await cpuTimeOf(() => expect(runPattern(pattern, text), pattern).toBe(false))
    expect(took, pattern).toBeLessThan(AT_MOST)
  }
})

test('matches a pattern anywhere in the text unless the pattern has anchors', async () => {
  await preparePatterns(['b', '^b$', '[\\u00e0-\\u00ff]', sourceOfKind(6)])
  expect(runPattern('b', 'abc')).toBe(true)
  expect(runPattern('^b$', 'abc')).toBe(false)
  expect(runPattern('[\\u00e0-\\u00ff]', 'ção')).toBe(true)
  expect(runPattern(sourceOfKind(6), '123')).toBe(true)
  expect(console.warn).not.toHaveBeenCalled()
})

test('reports an invalid pattern once and does not apply it', async () => {
  const broken = ['(', '(?=.*[A-Z])', '(a)\\1', 'a'.repeat(1_001), '[z-a]']
  await preparePatterns(broken)
  await preparePatterns(broken)
  for (const pattern of broken) expect(runPattern(pattern, 'a'), pattern).toBeNull()
  expect(console.warn).toHaveBeenCalledTimes(broken.length)
})

test('does not apply a pattern that was not prepared', () => {
  expect(runPattern('^never prepared$', 'a')).toBeNull()
})

test('the default registration rules need no pattern engine', () => {
  const patterns = patternsOf(defaultRegistrationRules)
  expect(patterns.filter((pattern) => !isKindSource(pattern))).toEqual([])
  expect(new Set(patterns).size).toBe(patterns.length)
  expect(Object.values(defaultRegistrationRules).map(({ acceptedPattern }) => acceptedPattern)).toContain('*')
})
