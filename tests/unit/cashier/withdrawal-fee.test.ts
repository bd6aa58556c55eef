import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withdrawalFee } from '#domain/money/withdrawal-fee.ts'

/** Maximum withdrawal that the operator can configure, in minor units. */
const MOST = 100_000_000_000

/** Returns the fee in arbitrary precision, rounded half up. */
const exactly = (amount: number, { fixed, rate }: { fixed: number; rate: number }): number =>
  fixed + Number((BigInt(amount) * BigInt(rate) + 5_000n) / 10_000n)

describe('[MEM-05] Withdrawal fee', () => {
  it.each([
    [4_999, 1, 0],
    [5_000, 1, 1],
    [5_001, 1, 1],
    [14_999, 1, 1],
    [15_000, 1, 2],
    [149, 100, 1],
    [150, 100, 2],
    [33, 150, 0],
    [34, 150, 1],
    [99_950, 10, 100],
    [99_949, 10, 100],
    [5_000, 0, 0],
    [0, 100, 0],
    [5_000, 10_000, 5_000],
  ])('on %i minor units at %i basis points is %i, with half units rounded up', (amount, rate, share) => {
    expect(withdrawalFee(amount, { fixed: 0, rate })).toBe(share)
    expect(withdrawalFee(amount, { fixed: 50, rate })).toBe(50 + share)
  })

  it('matches exact arithmetic, even just below and above half a minor unit', () => {
    const fixed = fc.integer({ min: 0, max: MOST })
    const rate = fc.integer({ min: 1, max: 10_000 })
    const part = fc.tuple(fc.integer({ min: 0, max: MOST }), fc.integer({ min: -1, max: 1 }))
    const near = fc.record({ fixed, rate, part }).map(({ fixed, rate, part: [share, off] }) => {
      // The amount whose percentage fee is closest to a whole number of minor units plus a half.
      const half = Number((BigInt(share) * 10_000n + 5_000n) / BigInt(rate))
      return { amount: Math.min(MOST, Math.max(0, half + off)), fee: { fixed, rate } }
    })
    const any = fc.record({ amount: fc.integer({ min: 0, max: MOST }), fee: fc.record({ fixed, rate }) })
    fc.assert(
      fc.property(fc.oneof(near, any), ({ amount, fee }) => {
        expect(withdrawalFee(amount, fee)).toBe(exactly(amount, fee))
      }),
      { numRuns: 5_000 },
    )
  })
})
