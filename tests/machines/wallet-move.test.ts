import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { walletMoveModel } from '#tests/models/wallet-move.ts'

test('[MEM-03] every way of money between wallets, on a real actor', () => {
  const { findings } = checkModel(walletMoveModel, { acceptedFile: 'tests/models/wallet-move.paths.txt' })
  expect(findings).toEqual([])
})
