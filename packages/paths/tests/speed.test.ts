import { expect, it } from 'vitest'
import { isShort, measureAll } from '#paths/tests/bench/measures.ts'

/** Measuring takes a minute, so only `npm run test:long` does it. */
const isLong = process.env.LONG !== undefined
const ROUNDS = 12
const PATIENCE = 180_000

it.runIf(isLong)(
  'exploring, planning and walking reach the required speeds and path lengths',
  { timeout: PATIENCE },
  () => {
    expect(measureAll(ROUNDS).filter(isShort)).toEqual([])
  },
)
