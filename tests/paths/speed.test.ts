import { expect, it } from 'vitest'
import { isLong } from '#tests/support/is-long.ts'
import { isShort, measureAll } from './bench/measures.ts'

const ROUNDS = isLong ? 12 : 4
const PATIENCE = 180_000

it('meets every bar beside xstate/graph, in turns in one process', { timeout: PATIENCE }, () => {
  expect(measureAll(ROUNDS).filter(isShort)).toEqual([])
})
