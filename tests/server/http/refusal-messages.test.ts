import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/text/language.ts'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { refusalMessage } from '#server/refusals/refusal-messages.ts'
import { patternIn, textIn } from '#tests/support/texts.ts'

const refusals = new Map(Object.values<Call>(calls).flatMap((call) => Object.entries(call.refusals)))
const codes = [...refusals.keys()]
const throttling = [...refusals].flatMap(([code, schema]) => {
  const parsed = v.safeParse(schema, { retryAfter: 1 })
  return parsed.success && 'retryAfter' in Object(parsed.output) ? [code] : []
})

describe.each(codes)('Rejection %s', (code) => {
  test('has a sentence in Portuguese and in English, and neither contains an exclamation mark', () => {
    const [pt, en] = [refusalMessage(code, {}, 'pt'), refusalMessage(code, {}, 'en')]
    for (const sentence of [pt, en]) expect(sentence).toMatch(/^[A-ZÉ][^!]+\.$/)
    expect(pt).not.toBe(en)
  })
})

test.each(codes)('the rejection has a sentence in Thai: %s', (code) => {
  expect(refusalMessage(code, {}, 'ty')).toMatch(/\p{Script=Thai}/u)
})

test('throws for an unknown rejection code', () => {
  expect(() => refusalMessage('made.up', {}, 'en')).toThrow('made.up')
})

const endsWithWait = (language: Language, time: string) =>
  new RegExp(` ${patternIn(language, 'refusal.wait.for', { time }).source}$`)

test.each(throttling)('the rejection states the wait in seconds in each language: %s', (code) => {
  const value = { retryAfter: 31_001 }
  expect(refusalMessage(code, value, 'pt')).toMatch(endsWithWait('pt', '32 segundos'))
  expect(refusalMessage(code, value, 'en')).toMatch(endsWithWait('en', '32 seconds'))
  expect(refusalMessage(code, value, 'ty')).toContain('32 วินาที')
})

test.each([
  [0, '1 segundo', '1 second'],
  [1_000, '1 segundo', '1 second'],
  [120_000, '2 minutos', '2 minutes'],
  [871_500, '14 minutos e 32 segundos', '14 minutes and 32 seconds'],
  [3_661_000, '1 hora, 1 minuto e 1 segundo', '1 hour, 1 minute and 1 second'],
])('writes a wait of %i ms as %s and %s', (retryAfter, pt, en) => {
  const throttled = (language: Language, time: string) =>
    textIn(language, 'refusal.throttled', { wait: textIn(language, 'refusal.wait.for', { time }) })
  expect(refusalMessage('login.throttled', { retryAfter }, 'pt')).toBe(throttled('pt', pt))
  expect(refusalMessage('login.throttled', { retryAfter }, 'en')).toBe(throttled('en', en))
})
