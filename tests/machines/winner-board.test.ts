import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { winnerBoardModel } from '#tests/models/winner-board.ts'

test('[HOME-10] every way of the board of winners, on a real actor', () => {
  const { findings } = checkModel(winnerBoardModel, { acceptedFile: 'tests/models/winner-board.paths.txt' })
  expect(findings).toEqual([])
})
