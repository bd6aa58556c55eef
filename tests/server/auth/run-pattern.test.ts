import { expect, onTestFinished, test, vi } from 'vitest'
import { runPattern } from '#server/auth/registration/run-pattern.ts'
import { cpuTimeOf } from '#tests/support/cpu-time.ts'

/** Captures the reports about invalid patterns. */
function listen() {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => reports.mockRestore())
  return reports
}

/** Maximum processor time of one run, in ms. */
const AT_ONCE = 100

const hostile = [
  '(a+)+$',
  '^(a+)+$',
  '(a|aa)+$',
  '(a|a)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(x+x+)+y',
  '(.*a){20}$',
  '([a-zA-Z]+)*!$',
  '^(.*.*.*.*)*=$',
  '(?:a?){200}a{200}!$',
  '(\\w{1,40}){1,10}!$',
  '^(?:.{0,20}){0,20}!$',
]

const texts = {
  'a letter': 'a'.repeat(1_000),
  'another letter': 'x'.repeat(1_000),
  'letters that end otherwise': `${'a'.repeat(999)}!`,
  pairs: 'ab'.repeat(500),
  blanks: ' '.repeat(1_000),
  'letters beyond the first plane': '😀'.repeat(500),
}

test.each(hostile)('runs quickly on any text of 1,000 characters: %s', async (pattern) => {
  runPattern(pattern, '')
  for (const [what, text] of Object.entries(texts)) {
    const took = await cpuTimeOf(() => expect(runPattern(pattern, text), what).not.toBeNull())
    expect(took, what).toBeLessThan(AT_ONCE)
  }
})

test.each([
  ['nested repetitions', '((a{100}){100}){100}'],
  ['deeply nested repetitions', '(((((x{9}){9}){9}){9}){9}){9}'],
  ['large repetitions side by side', 'a{1000}'.repeat(71)],
  ['only opening brackets', '('.repeat(500)],
])('permanently rejects a pattern with %s and reports it once', async (_what, pattern) => {
  const reports = listen()
  expect(runPattern(pattern, 'a')).toBeNull()
  const took = await cpuTimeOf(() => expect(runPattern(pattern, 'a'.repeat(1_000))).toBeNull())
  expect(took).toBeLessThan(AT_ONCE)
  expect(reports).toHaveBeenCalledOnce()
})

test.each([
  ['^[A-Z]{2}\\d+$', 'AB12', 'xAB12'],
  ['b', 'abc', 'acd'],
  ['^\\u0041\\/$', 'A/', 'B/'],
  ['^(?<year>\\d{4})$', '2026', '26'],
  ['^\\p{L}+$', 'João', 'J0ão'],
  ['^[\\u4e00-\\u9fa5]+$', '彩票', 'ab'],
  ['^a$', 'a', 'a\n'],
])('the pattern %s matches %j and not %j, as in JavaScript', (pattern, good, bad) => {
  const plain = new RegExp(pattern, 'u')
  for (const text of [good, bad]) expect(runPattern(pattern, text)).toBe(plain.test(text))
  expect([runPattern(pattern, good), runPattern(pattern, bad)]).toEqual([true, false])
})

test.each([
  ['is invalid', '(unclosed'],
  ['uses a lookahead', '^(?=.*[A-Z]).+$'],
  ['uses a back-reference', '^(a)\\1$'],
  ['is too long', 'a'.repeat(501)],
  ['needs too many steps', '^(?:.{0,30}){0,30}!$'],
])('never runs a pattern that %s, and reports it once', (_what, pattern) => {
  const reports = listen()
  expect(runPattern(pattern, 'aA')).toBeNull()
  expect(runPattern(pattern, 'other')).toBeNull()
  expect(reports).toHaveBeenCalledOnce()
})

test('runs a pattern of 500 characters', () => {
  expect(runPattern('a'.repeat(500), 'a'.repeat(1_000))).toBe(true)
})
