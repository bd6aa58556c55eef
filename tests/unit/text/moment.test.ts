import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { moment } from '#domain/time/moment.ts'
import { daysSearch } from '#pages/kit/search-params.ts'

const days = [
  ['2028-02-29', true],
  ['2026-12-31', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-11-31', false],
  ['2026-06-31', false],
] as const

describe.each(days)('Day %s', (day, isOne) => {
  test(`has ${isOne ? 'valid' : 'no valid'} moments in any time zone`, () => {
    for (const time of ['T00:00:00.000Z', 'T23:59:59Z', 'T23:30:00-03:00', 'T00:30:00+09:00']) {
      expect(v.is(moment, day + time)).toBe(isOne)
    }
  })

  test(`[MEM-08] is ${isOne ? 'read from' : 'ignored in'} the URL of a report`, () => {
    expect(v.parse(v.object(daysSearch), { first: day, last: '2029-01-01' }).first).toBe(
      isOne ? day : undefined,
    )
  })
})
