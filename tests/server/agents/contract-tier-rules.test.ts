import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import {
  areWithin,
  ceilingsOf,
  firstNotRising,
  periodsOf,
  periodsWithin,
  tiersAbove,
} from '#protocol/agents/tier-rules.ts'
import { calculateCommission } from '#server/agents/settlement/commission.ts'
import { endedPeriods } from '#server/calendar/periods.ts'

type Tier = ContractTerms['tiers'][number]

const tier = (netLoss: number, turnover: number, activeMembers: number, rate: number): Tier => ({
  netLoss,
  turnover,
  activeMembers,
  rate,
})

const weekly = (tiers: Tier[]): ContractTerms => ({ period: 'weekly', tiers })

const thresholds = fc.record({
  netLoss: fc.nat(5),
  turnover: fc.nat(5),
  activeMembers: fc.nat(5),
})

/** Random tiers whose thresholds and rates rise. */
const rising = fc
  .array(fc.tuple(thresholds, fc.integer({ min: 1, max: 900 })), { minLength: 1, maxLength: 10 })
  .map((steps) => {
    let last = tier(0, 0, 0, 0)
    return steps.map(([more, rate], place) => {
      const isSame = more.netLoss + more.turnover + more.activeMembers === 0
      last = tier(
        last.netLoss + more.netLoss + (isSame && place > 0 ? 1 : 0),
        last.turnover + more.turnover,
        last.activeMembers + more.activeMembers,
        last.rate + rate,
      )
      return last
    })
  })

const figures = fc.record({
  netLoss: fc.nat(60),
  turnover: fc.nat(60),
  activeMembers: fc.nat(60),
})

/** Returns the best rate of the tiers reached, or 0 if there are none. Does not use the platform's code. */
const paidFor = (tiers: readonly Tier[], done: Omit<Tier, 'rate'>): number =>
  Math.max(
    0,
    ...tiers
      .filter((one) =>
        (['netLoss', 'turnover', 'activeMembers'] as const).every((name) => done[name] >= one[name]),
      )
      .map(({ rate }) => rate),
  )

describe('Contract tiers', () => {
  test.each<[what: string, tiers: Tier[], first: number | null]>([
    ['one tier', [tier(0, 0, 0, 0)], null],
    ['rising in one threshold', [tier(0, 0, 0, 1), tier(0, 0, 1, 2)], null],
    ['rising in all thresholds', [tier(0, 0, 0, 1), tier(1, 1, 1, 2), tier(2, 2, 2, 3)], null],
    ['with equal thresholds', [tier(5, 5, 5, 1), tier(5, 5, 5, 2)], 1],
    ['with a falling threshold', [tier(0, 5, 0, 1), tier(9, 4, 9, 2)], 1],
    ['with equal rates', [tier(0, 0, 0, 1), tier(1, 0, 0, 2), tier(2, 0, 0, 2)], 2],
    ['with a falling rate', [tier(0, 0, 0, 2), tier(1, 0, 0, 1), tier(0, 0, 0, 0)], 1],
  ])('must rise in thresholds and rates: %s', (_what, tiers, first) =>
    expect(firstNotRising(tiers)).toBe(first),
  )

  test('still rise when a tier is removed, and never rise when two are swapped', () => {
    fc.assert(
      fc.property(rising, fc.nat(9), fc.nat(9), (tiers, one, other) => {
        expect(firstNotRising(tiers)).toBeNull()
        const fewer = tiers.toSpliced(one % tiers.length, 1)
        expect(firstNotRising(fewer)).toBeNull()
        const [first, second] = [one % tiers.length, other % tiers.length].sort((a, b) => a - b)
        if (first === undefined || second === undefined || first === second) return
        const [low, high] = [tiers[first], tiers[second]]
        if (low && high) expect(firstNotRising(tiers.with(first, high).with(second, low))).not.toBeNull()
      }),
    )
  })
})

describe('[CONTR-05] Maximum rates set by the agent’s own contract', () => {
  test.each<[what: string, offered: Tier[], above: ReturnType<typeof tiersAbove>]>([
    ['equal tiers are allowed', [tier(0, 0, 0, 100), tier(0, 500, 5, 200)], []],
    ['a higher threshold at the same rate is allowed', [tier(0, 900, 9, 200)], []],
    [
      'a lower threshold limits the rate to that of the tier below',
      [tier(0, 499, 5, 200)],
      [{ tier: 0, allowed: 100 }],
    ],
    [
      'all tiers with too high a rate are reported',
      [tier(0, 0, 0, 101), tier(0, 500, 5, 200), tier(0, 600, 5, 201)],
      [
        { tier: 0, allowed: 100 },
        { tier: 2, allowed: 200 },
      ],
    ],
  ])('are compared with the offered tiers: %s', (_what, offered, above) => {
    expect(tiersAbove([weekly([tier(0, 0, 0, 100), tier(0, 500, 5, 200)])], weekly(offered))).toEqual(above)
  })

  test('are zero if the offered terms have another period, and such terms are rejected even at a rate of zero', () => {
    const own = weekly([tier(0, 0, 0, 100), tier(700, 1_400, 5, 200)])
    const offered = [tier(0, 0, 0, 0), tier(700, 1_400, 5, 1)]
    expect(tiersAbove([own], { period: 'monthly', tiers: offered })).toEqual([{ tier: 1, allowed: 0 }])
    expect(areWithin([own], weekly(offered))).toBe(true)
    expect(areWithin([own], { period: 'monthly', tiers: [tier(0, 0, 0, 0)] })).toBe(false)
    expect(areWithin([], weekly([tier(0, 0, 0, 0)]))).toBe(false)
  })

  test('follow the lowest of several successive terms', () => {
    const now = weekly([tier(0, 0, 0, 100), tier(0, 500, 0, 300)])
    const later = weekly([tier(0, 0, 0, 200)])
    const offered = weekly([tier(0, 0, 0, 150), tier(0, 500, 0, 250)])
    expect(tiersAbove([now, later], offered)).toEqual([
      { tier: 0, allowed: 100 },
      { tier: 1, allowed: 200 },
    ])
    expect(tiersAbove([later], offered)).toEqual([{ tier: 1, allowed: 200 }])
  })

  test('come only from terms that are in force while the offer applies', () => {
    const [before, after] = [weekly([tier(0, 0, 0, 100)]), weekly([tier(0, 0, 0, 200)])]
    const own = { terms: after, termsFrom: '2031-03-10T03:00:00.000Z', termsBefore: before }
    expect(ceilingsOf(own, null)).toEqual([before, after])
    expect(ceilingsOf(own, '2031-03-10T02:59:59.999Z')).toEqual([before, after])
    expect(ceilingsOf(own, '2031-03-10T03:00:00.000Z')).toEqual([after])
    expect(ceilingsOf({ ...own, termsBefore: null }, null)).toEqual([after])
    expect(ceilingsOf(null, null)).toEqual([])
  })

  test('are zero when the agent reaches no tier of its own contract', () => {
    expect(tiersAbove([], weekly([tier(0, 0, 0, 0), tier(1, 0, 0, 1)]))).toEqual([{ tier: 1, allowed: 0 }])
    expect(tiersAbove([weekly([tier(10, 0, 0, 500)])], weekly([tier(9, 9, 9, 1)]))).toEqual([
      { tier: 0, allowed: 0 },
    ])
  })

  test('reject exactly the tiers at which an upline would pay more than it is paid', () => {
    fc.assert(
      fc.property(rising, rising, figures, (own, offered, done) => {
        const above = tiersAbove([weekly(own)], weekly(offered))
        if (above.length === 0) expect(paidFor(offered, done)).toBeLessThanOrEqual(paidFor(own, done))
        for (const { tier: place, allowed } of above) {
          const one = offered[place]
          if (!one) throw new Error(`There is no tier ${place}`)
          expect(paidFor(own, one)).toBe(allowed)
          expect(one.rate).toBeGreaterThan(allowed)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

test('[CONTR-03] each kind of contract allows only its own periods', () => {
  expect(periodsOf('dividend')).toEqual(['weekly', 'semimonthly', 'monthly'])
  expect(periodsOf('dailySalary')).toEqual(['daily'])
  expect(periodsOf('hourlySalary')).toEqual(['hourly'])
  expect(periodsOf('realTimeSalary')).toEqual(['fiveMinutes'])
})

describe('[CONTR-05] Periods in which an agent may pay', () => {
  test('are the agent’s own period only, or none while that period is changing', () => {
    const week = weekly([tier(0, 0, 0, 100)])
    const month: ContractTerms = { ...week, period: 'monthly' }
    expect(periodsWithin('dividend', [week])).toEqual(['weekly'])
    expect(periodsWithin('dividend', [month])).toEqual(['monthly'])
    expect(periodsWithin('dividend', [week, month])).toEqual([])
    expect(periodsWithin('dividend', [week, week])).toEqual(['weekly'])
    for (const kind of ['dailySalary', 'hourlySalary', 'realTimeSalary'] as const) {
      const [period] = periodsOf(kind)
      if (!period) throw new Error(`A ${kind} has no period`)
      expect(periodsWithin(kind, [{ ...week, period }])).toEqual([period])
    }
  })

  /**
   * Daily losses of an agent's only downline from the first of a month, in units of R$ 100. A win is
   * negative.
   */
  const days = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 90, maxLength: 90 })
  const UNIT = 10_000
  const FIRST = new Date('2031-03-01T03:00:00Z')
  const DAY = 86_400_000
  const inUnits = (tiers: readonly Tier[]) =>
    tiers.map((one) => ({ ...one, netLoss: one.netLoss * UNIT, turnover: one.turnover * UNIT }))

  function dividend({ period, tiers }: ContractTerms, lost: readonly number[]): number {
    const place = (moment: Date) => (moment.getTime() - FIRST.getTime()) / DAY
    const amounts = endedPeriods(period, FIRST, new Date(FIRST.getTime() + lost.length * DAY)).map(
      ({ from, to }) => {
        const played = lost.slice(place(from), place(to))
        const netLoss = played.reduce((sum, day) => sum + day * UNIT, 0)
        const turnover = played.reduce((sum, day) => sum + Math.abs(day) * UNIT, 0)
        // Days with play replace active members. Like them, they never decrease as a period gets longer.
        const activeMembers = played.filter((day) => day !== 0).length
        return calculateCommission('dividend', { period, tiers }, { netLoss, turnover, activeMembers }).amount
      },
    )
    return amounts.reduce((sum, amount) => sum + amount, 0)
  }

  test.each(periodsOf('dividend'))(
    'never make an agent owe more than it is paid in the same period: %s',
    (period) => {
      fc.assert(
        fc.property(rising, rising, days, (own, wished, lost) => {
          const paid: ContractTerms = { period, tiers: inUnits(own) }
          const tiers = inUnits(wished)
          const above = tiersAbove([paid], { period, tiers })
          const owed = {
            period,
            tiers: tiers.filter((_, place) => !above.some(({ tier }) => tier === place)),
          }
          fc.pre(owed.tiers.length > 0)
          expect(areWithin([paid], owed)).toBe(true)
          expect(dividend(owed, lost)).toBeLessThanOrEqual(dividend(paid, lost))
        }),
        { numRuns: 300 },
      )
    },
  )

  const differing = periodsOf('dividend').flatMap((own) =>
    periodsOf('dividend')
      .filter((paid) => paid !== own)
      .map((paid) => [paid, own] as const),
  )
  test.each(differing)(
    'must match, because paying %s and being paid %s on the same tier can cause a loss',
    (paid, own) => {
      const tiers = inUnits([tier(10, 0, 0, 1_000)])
      const { failed } = fc.check(
        fc.property(
          days,
          (lost) => dividend({ period: paid, tiers }, lost) <= dividend({ period: own, tiers }, lost),
        ),
        { numRuns: 2_000 },
      )
      expect(failed).toBe(true)
    },
  )

  test('change the amount: half a month of losses pays a dividend, even if players won over the whole month', () => {
    const tiers = [tier(0, 0, 0, 1_000)]
    const lost = Array.from({ length: 31 }, (_, day) => (day < 15 ? 1 : -1))
    expect(dividend({ period: 'semimonthly', tiers }, lost)).toBe(15_000)
    expect(dividend({ period: 'monthly', tiers }, lost)).toBe(0)
  })
})
