import { describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { refusalMessage } from '#server/refusal-messages.ts'

const codes = [...new Set(Object.values<Call>(calls).flatMap(({ refusals }) => Object.keys(refusals)))]

describe.each(codes)('%s', (code) => {
  test('is said in a sentence of each language, without an exclamation mark', () => {
    const [pt, en] = [refusalMessage(code, 'pt'), refusalMessage(code, 'en')]
    for (const sentence of [pt, en]) expect(sentence).toMatch(/^[A-ZÉ][^!]+\.$/)
    expect(pt).not.toBe(en)
  })
})

test('a language without sentences of its own gets English', () => {
  expect(refusalMessage('login.wrong', 'ty')).toBe(refusalMessage('login.wrong', 'en'))
})

test('a code that no call refuses with has none', () => {
  expect(() => refusalMessage('made.up', 'en')).toThrow('made.up')
})
