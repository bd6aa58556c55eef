import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalance } from '#protocol/cashier/balance.ts'
import { startSession } from '#server/identity/sessions.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import { fund, newMember } from '#tests/support/cashier/wallets.ts'
import { openPlatform } from '#tests/support/platform.ts'

let platform: Awaited<ReturnType<typeof openPlatform>>
beforeAll(async () => {
  platform = await openPlatform()
})
afterAll(() => platform.close())

async function balanceOf(memberId: number) {
  const { database, clock } = platform.platform
  const now = await clock()
  const token = await startSession(database, { memberId, side: 'player', method: 'username', now })
  const reply = await platform.request(readBalance.path, { headers: { token } })
  expect(reply.status).toBe(200)
  return v.parse(v.object({ value: readBalance.reply }), await reply.json()).value
}

test('[CALL-22] returns a member’s own balance in minor units', async () => {
  const { database } = platform.platform
  const [ana, bruno] = [await newMember(database), await newMember(database)]
  await fund(database, await walletOf(database, ana), 12_345)
  await fund(database, await walletOf(database, bruno), 7)
  expect(await balanceOf(ana)).toEqual({
    balance: 12_345,
    currency: 'BRL',
    currencySymbol: 'R$',
    vendors: [],
  })
  expect(await balanceOf(bruno)).toMatchObject({ balance: 7 })
})

test('returns a zero balance for a member who has never made a deposit', async () => {
  expect(await balanceOf(await newMember(platform.platform.database))).toMatchObject({ balance: 0 })
})

test('rejects a balance request that has no session', async () => {
  expect((await platform.request(readBalance.path)).status).toBe(401)
})
