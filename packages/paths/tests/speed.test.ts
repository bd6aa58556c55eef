import { expect, it } from 'vitest'
import { isShort, measureAll } from '#paths/tests/bench/measures.ts'

/** Measuring takes a minute, so only `npm run test:long` does it. */
const isLong = process.env.LONG !== undefined
const ROUNDS = 12
const PATIENCE = 180_000

it.runIf(isLong)(
  'exploration meets every speed limit in a comparison with xstate/graph',
  { timeout: PATIENCE },
  () => {
    expect(measureAll(ROUNDS).filter(isShort)).toEqual([])
  },
)
