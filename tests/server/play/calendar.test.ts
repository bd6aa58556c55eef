import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endedPeriods, firstDueAt, type PayoutPeriod, periodAt } from '#server/calendar/periods.ts'
import { dayAt, startOfDay } from '#server/calendar/zoned-day.ts'

const periods: PayoutPeriod[] = ['fiveMinutes', 'hourly', 'daily', 'weekly', 'semimonthly', 'monthly']
const at = (text: string) => new Date(text)
/** Random moments in a range that includes years in which Brazil changed its clocks at midnight. */
const moments = fc.date({
  min: at('2015-01-01T00:00:00Z'),
  max: at('2031-12-31T00:00:00Z'),
  noInvalidDate: true,
})

describe('[CONTR-03] Contract periods', () => {
  test.each<[PayoutPeriod, string, string, string]>([
    ['fiveMinutes', '2026-03-04T12:07:31Z', '2026-03-04T12:05:00Z', '2026-03-04T12:10:00Z'],
    ['hourly', '2026-03-04T12:07:31Z', '2026-03-04T12:00:00Z', '2026-03-04T13:00:00Z'],
    ['daily', '2026-03-04T02:59:59.999Z', '2026-03-03T03:00:00Z', '2026-03-04T03:00:00Z'],
    ['daily', '2026-03-04T03:00:00Z', '2026-03-04T03:00:00Z', '2026-03-05T03:00:00Z'],
    ['weekly', '2026-03-08T12:00:00Z', '2026-03-02T03:00:00Z', '2026-03-09T03:00:00Z'],
    ['semimonthly', '2026-02-15T12:00:00Z', '2026-02-01T03:00:00Z', '2026-02-16T03:00:00Z'],
    ['semimonthly', '2026-02-16T12:00:00Z', '2026-02-16T03:00:00Z', '2026-03-01T03:00:00Z'],
    ['monthly', '2028-02-29T12:00:00Z', '2028-02-01T03:00:00Z', '2028-03-01T03:00:00Z'],
    ['monthly', '2026-12-31T23:00:00Z', '2026-12-01T03:00:00Z', '2027-01-01T03:00:00Z'],
  ])('have the right start and end: the %s period at %s', (period, moment, from, to) => {
    expect(periodAt(period, at(moment))).toEqual({ from: at(from), to: at(to) })
  })

  test('follow daylight-saving changes at midnight in both directions', () => {
    // In São Paulo, 2017-10-15 began at 01:00, and 2018-02-17 repeated its last hour.
    expect(periodAt('daily', at('2017-10-15T12:00:00Z'))).toEqual({
      from: at('2017-10-15T03:00:00Z'),
      to: at('2017-10-16T02:00:00Z'),
    })
    expect(periodAt('daily', at('2018-02-17T12:00:00Z'))).toEqual({
      from: at('2018-02-17T02:00:00Z'),
      to: at('2018-02-18T03:00:00Z'),
    })
  })

  test('contain the given moment and end when the next period starts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...periods), moments, (period, moment) => {
        const { from, to } = periodAt(period, moment)
        expect(from <= moment && moment < to).toBe(true)
        expect(periodAt(period, from)).toEqual({ from, to })
        expect(periodAt(period, to).from).toEqual(to)
        expect(periodAt(period, new Date(to.getTime() - 1))).toEqual({ from, to })
      }),
    )
  })

  test('leave no gaps after the contract’s start', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...periods),
        moments,
        fc.integer({ min: 0, max: 90 * 86_400_000 }),
        (period, startedAt, lasted) => {
          const until = new Date(startedAt.getTime() + (period === 'fiveMinutes' ? lasted / 100 : lasted))
          const ended = endedPeriods(period, startedAt, until)
          const edges = [startedAt, ...ended.map(({ to }) => to)]
          expect(ended.map(({ from }) => from)).toEqual(edges.slice(0, -1))
          for (const { from, to } of ended) expect(from < to && to <= until).toBe(true)
          expect(firstDueAt(period, edges.at(-1) ?? startedAt) > until).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('startOfDay returns the first moment of a day in any time zone', () => {
  const zones = [
    'America/Sao_Paulo',
    'Europe/Berlin',
    'Asia/Kathmandu',
    'Pacific/Tahiti',
    'Australia/Lord_Howe',
    'UTC',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, moment) => {
      const day = dayAt(moment, zone)
      const start = startOfDay(day, zone)
      expect(start <= moment).toBe(true)
      expect(dayAt(start, zone)).toEqual(day)
      expect(dayAt(new Date(start.getTime() - 1), zone)).not.toEqual(day)
    }),
  )
})
