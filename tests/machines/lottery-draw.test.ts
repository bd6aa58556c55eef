import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { lotteryDrawModel } from '#tests/models/lottery-draw.ts'

test('[LOTT-03] every way of following a lottery’s draws, on a real actor', () => {
  const { findings } = checkModel(lotteryDrawModel, { acceptedFile: 'tests/models/lottery-draw.paths.txt' })
  expect(findings).toEqual([])
})
