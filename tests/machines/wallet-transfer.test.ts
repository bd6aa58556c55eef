import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { walletTransferModel } from '#tests/models/wallet-transfer.ts'

test('[MEM-03] every way of moving money between wallets, on a real actor', () => {
  const { findings } = checkModel(walletTransferModel, {
    acceptedFile: 'tests/models/wallet-transfer.paths.txt',
  })
  expect(findings).toEqual([])
})
