import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_CELLS, lastStep, MOST_MULTIPLIED, minesPayout, oddsAgainst } from '#domain/play/mines-odds.ts'
import { fairNumbers } from '#server/play/engines/fair-numbers.ts'
import { cashOut, layMines, mineRange, reveal } from '#server/play/engines/mines.ts'

const terms = { stake: 1_000, returnBp: 9_700 }

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

test('the stated odds match the share of minefields in which all opened cells are clear', () => {
  for (let mines = mineRange.least; mines <= mineRange.most; mines++) {
    for (let opened = 1; opened <= FIELD_CELLS - mines; opened++) {
      const fields = choose(FIELD_CELLS, mines)
      const clear = choose(FIELD_CELLS - opened, mines)
      expect(oddsAgainst(mines, opened) / (fields / clear)).toBeCloseTo(1, 9)
    }
  }
})

test('returns the stated share of the stake after any number of opened cells, to within a minor unit', () => {
  for (let mines = mineRange.least; mines <= mineRange.most; mines++) {
    for (let opened = 1; opened <= lastStep(mines, terms.returnBp); opened++) {
      const chance = 1 / oddsAgainst(mines, opened)
      const returned = chance * minesPayout({ ...terms, mines, opened })
      expect(returned).toBeLessThanOrEqual(terms.stake * 0.97 + 1e-6)
      expect(returned).toBeGreaterThan(terms.stake * 0.97 - chance)
    }
  }
})

test('ends a round early only if the next safe cell would exceed the maximum payout', () => {
  for (let mines = mineRange.least; mines <= mineRange.most; mines++) {
    const last = lastStep(mines, terms.returnBp)
    if (last < FIELD_CELLS - mines) {
      expect(oddsAgainst(mines, last + 1) * 0.97).toBeGreaterThan(MOST_MULTIPLIED)
    }
  }
  expect(lastStep(24, 9_700)).toBe(1)
})

test('distributes mines evenly over all cells', () => {
  const count = Array<number>(FIELD_CELLS).fill(0)
  const fields = 20_000
  for (let seed = 0; seed < fields; seed++) {
    for (const cell of layMines(fairNumbers('b'.repeat(64), `seed-${seed}`), 5).field)
      count[cell] = (count[cell] ?? 0) + 1
  }
  const expected = (fields * 5) / FIELD_CELLS
  const error = Math.sqrt(fields * 0.2 * 0.8)
  for (const often of count) expect(Math.abs(often - expected)).toBeLessThan(4.5 * error)
})

test('opening cells in any order ends the round at a mine or at the last step', () => {
  const cells = fc.shuffledSubarray(
    Array.from({ length: FIELD_CELLS }, (_, cell) => cell),
    { minLength: FIELD_CELLS },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), fc.string({ minLength: 8 }), cells, (mines, seed, order) => {
      let state = layMines(fairNumbers('c'.repeat(64), seed), mines)
      expect(new Set(state.field).size).toBe(mines)
      for (const cell of order) {
        const { state: next, payout } = reveal(state, cell, terms)
        for (const open of next.opened)
          expect(reveal(next, open, terms)).toEqual({ state: next, payout: null })
        state = next
        if (payout === null) continue
        expect(payout).toBe(state.hit === null ? cashOut(state, terms) : 0)
        expect(state.hit === null || state.field.includes(state.hit)).toBe(true)
        return
      }
      throw new Error('the round did not end')
    }),
    { numRuns: 300 },
  )
})
