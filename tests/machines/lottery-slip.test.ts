import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { lotterySlipModel } from '#tests/models/lottery-slip.ts'

test('[LOTT-03] every way of placing bets on a draw, on a real actor', () => {
  const { findings } = checkModel(lotterySlipModel, { acceptedFile: 'tests/models/lottery-slip.paths.txt' })
  expect(findings).toEqual([])
})
