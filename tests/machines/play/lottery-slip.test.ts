import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { SlipAnswer, SlipIntent } from '#api/play/lottery-slip.ts'
import { lotterySlipMachine } from '#machines/play/lottery-slip.machine.ts'
import { draw, rules } from '#tests/models/play/lottery-slip.ts'

test('[LOTT-03] a bet below the minimum stake keeps its numbers and is sent with a higher multiplier', () => {
  const placed = vi.fn<(intent: SlipIntent | null) => void>()
  const placeBets = fromPromise<SlipAnswer, { intent: SlipIntent | null }>(({ input }) => {
    placed(input.intent)
    return new Promise(() => {})
  })
  const slip = createActor(lotterySlipMachine.provide({ actors: { placeBets } }), {
    input: { memberId: '7', gameCode: 'SEIS', rules, draw: draw('1'), pending: null },
  }).start()
  slip.send({ type: 'numbers.pick', numbers: [1, 2] })
  slip.send({ type: 'unit.choose', unit: 50 })
  slip.send({ type: 'slip.place' })
  expect(slip.getSnapshot().matches({ composing: 'refused' })).toBe(true)
  expect(slip.getSnapshot().context).toMatchObject({ problem: 'offLimits', lines: [], numbers: [1, 2] })
  slip.send({ type: 'multiplier.change', multiplier: 2 })
  slip.send({ type: 'slip.place' })
  expect(slip.getSnapshot().matches('placing')).toBe(true)
  expect(placed.mock.calls).toMatchObject([
    [{ request: { lines: [{ numbers: [1, 2], count: 1, unit: 50, multiplier: 2 }] } }],
  ])
  slip.stop()
})
