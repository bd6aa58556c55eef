import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { transferModel } from '#tests/models/transfer.ts'

test('[MEM-07] every way of sending money to the upline, or to somebody in the team, on a real actor', () => {
  const { findings } = checkModel(transferModel, { acceptedFile: 'tests/models/transfer.paths.txt' })
  expect(findings).toEqual([])
})
