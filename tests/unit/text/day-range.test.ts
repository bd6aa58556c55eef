import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter, dayOf, momentsOf, presetRange } from '#ui/kit/forms/day-range.ts'

const SAO_PAULO = 'America/Sao_Paulo'

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['sevenDays', '2026-02-23', '2026-03-01'],
  ['thirtyDays', '2026-01-31', '2026-03-01'],
  ['thisMonth', '2026-03-01', '2026-03-01'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('on 1 March, the range %s is %s to %s', (name, first, last) => {
  expect(presetRange(name, '2026-03-01')).toEqual({ first, last })
})

test('in January, the last month is December of the previous year', () => {
  expect(presetRange('lastMonth', '2027-01-31')).toEqual({ first: '2026-12-01', last: '2026-12-31' })
})

test('a day begins at midnight in its time zone', () => {
  expect(momentsOf({ first: '2026-11-23', last: '2026-11-23' }, SAO_PAULO)).toEqual({
    from: '2026-11-23T03:00:00.000Z',
    to: '2026-11-24T03:00:00.000Z',
  })
  expect(dayOf(new Date('2026-11-24T02:59:59.999Z'), SAO_PAULO)).toBe('2026-11-23')
  expect(dayOf(new Date('2026-11-24T03:00:00.000Z'), SAO_PAULO)).toBe('2026-11-24')
})

test('a day begins an hour later if clocks are put forward at midnight', () => {
  expect(momentsOf({ first: '2018-11-04', last: '2018-11-04' }, SAO_PAULO)).toEqual({
    from: '2018-11-04T03:00:00.000Z',
    to: '2018-11-05T02:00:00.000Z',
  })
})

describe('Any day in any zone', () => {
  const zones = fc.constantFrom(SAO_PAULO, 'UTC', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/St_Johns')
  const days = fc
    .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  test('contains its first moment, but not the moment before', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const { from, to } = momentsOf({ first: day, last: day }, zone)
        const justBefore = (moment: string) => new Date(Date.parse(moment) - 1)
        expect(dayOf(new Date(from), zone)).toBe(day)
        expect(dayOf(justBefore(from), zone)).toBe(dayAfter(day, -1))
        expect(dayOf(justBefore(to), zone)).toBe(day)
      }),
    )
  })
})
