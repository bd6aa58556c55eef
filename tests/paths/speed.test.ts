import { expect, it } from 'vitest'
import { isLong } from '#tests/support/is-long.ts'
import { isShort, measureAll } from './bench/measures.ts'

const ROUNDS = 12
const PATIENCE = 180_000

it.runIf(isLong)(
  'meets every bar beside xstate/graph, in turns in one process',
  { timeout: PATIENCE },
  () => {
    expect(measureAll(ROUNDS).filter(isShort)).toEqual([])
  },
)
