import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { listTransactions } from '#protocol/account/transactions.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { readTransferOutcome, readUplineTransferTerms, transferToUpline } from '#protocol/cashier/transfer.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { paymentPasswordLimit } from '#server/cashier/payment-password/payment-password.ts'
import { member } from '#server/identity/member.table.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { wageringRequirement } from '#server/wagering/wagering-requirement.table.ts'
import { addWageringRequirement } from '#server/wagering/wagering-requirement.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { PIN, withMoney } from '#tests/support/cashier/payer.ts'
import { fund } from '#tests/support/cashier/wallets.ts'
import { atOnce, type OpenedPlatform, tally } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { untilWaiting } from '#tests/support/until-waiting.ts'

const ROUNDS = isLong ? 100 : 5
/** Timeout on a busy machine, in ms. */
const PATIENCE = 240_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(async () => {
  const faults = await ledgerFaults(opened.platform.pool, { playedAtOnce: true })
  expect(faults.filter((fault) => !fault.startsWith('members without a wallet'))).toEqual([])
  await opened.close()
})

/** Makes a player who has money (in minor units) and a payment password, and the player's direct upline. */
async function pair(money = 100_000): Promise<{ upline: Person; player: Person }> {
  const upline = await makeAgent(opened, await makeAgent(opened))
  return { upline, player: await withMoney(opened, await makePlayer(opened, upline), money) }
}

type Given = Partial<RequestInput<typeof transferToUpline>>

const send = (player: Person, given: Given = {}, key: string = randomUUID()) =>
  player.ask(
    transferToUpline,
    { amount: 5_000, paymentPassword: PIN, ...given },
    { ...player.headers, 'idempotency-key': key },
  )
const terms = (person: Person) => person.read(readUplineTransferTerms, {}, person.headers)
const balanceOf = async (person: Person) => (await person.read(readBalance, {}, person.headers)).balance
async function newestEntry(person: Person) {
  const asked = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z', limit: 1 }
  const { transactions } = await person.read(listTransactions, asked, person.headers)
  return transactions.map(({ type, amount, balance, status }) => ({ type, amount, balance, status }))[0]
}

describe('[MEM-07] Transfer to the upline', () => {
  test('moves the money to the direct upline, records an entry for both members and sends a message', async () => {
    const { upline, player } = await pair()
    expect(await send(player, { note: 'Acerto de maio' })).toMatchObject({
      success: true,
      value: { amount: 5_000, balance: 95_000 },
    })
    expect(await newestEntry(player)).toEqual({
      type: 'uplineTransfer',
      amount: -5_000,
      balance: 95_000,
      status: 'done',
    })
    expect(await newestEntry(upline)).toEqual({
      type: 'downlineTransfer',
      amount: 5_000,
      balance: 5_000,
      status: 'done',
    })
    const { messages } = await upline.read(listMessages, {}, upline.headers)
    expect(messages).toMatchObject([{ content: expect.stringContaining('Acerto de maio') }])
  })

  test('shows the upline’s masked name in advance, and is rejected if the upline’s account is closed', async () => {
    const { upline, player } = await pair()
    const { min, max } = settings.uplineTransfers.initial
    const usual = { on: true, recipientOpen: true, available: 100_000, turnoverLeft: 0, min, max }
    const masked = `${upline.member.account.slice(0, 2)}***`
    expect(await terms(player)).toEqual({
      ...usual,
      upline: masked,
      currency: 'BRL',
      paymentPasswordSet: true,
    })
    await opened.platform.database.update(member).set({ closed: true }).where(eq(member.id, upline.member.id))
    expect(await terms(player)).toMatchObject({ recipientOpen: false })
    expect(await send(player)).toMatchObject({ code: 'transfer.recipientClosed' })
    expect(await balanceOf(player)).toBe(100_000)
  })

  test('is rejected for a member who has no upline', async () => {
    const alone = await withMoney(opened, await makeAgent(opened), 50_000)
    expect(await terms(alone)).toMatchObject({ upline: null, recipientOpen: false })
    expect(await send(alone)).toMatchObject({ code: 'transfer.noUpline' })
    expect(await balanceOf(alone)).toBe(50_000)
  })

  test('is rejected when it is disabled or outside its limits', async () => {
    const { player } = await pair()
    const { min, max } = settings.uplineTransfers.initial
    for (const amount of [min - 1, max + 1])
      expect(await send(player, { amount })).toMatchObject({
        code: 'transfer.offLimits',
        value: { min, max },
      })
    const { database } = opened.platform
    await writeSetting(database, settings.modules, { ...settings.modules.initial, UPLINETRANS3: false })
    expect(await terms(player)).toMatchObject({ on: false })
    expect(await send(player)).toMatchObject({ code: 'transfer.off' })
    await writeSetting(database, settings.modules, settings.modules.initial)
    expect(await balanceOf(player)).toBe(100_000)
  })

  test('is rejected if the payment password is wrong or a wagering requirement remains', async () => {
    const { player } = await pair()
    expect(await send(player, { paymentPassword: '111111' })).toMatchObject({
      code: 'paymentPassword.wrong',
      value: { guessesLeft: 4 },
    })
    const demand = {
      id: randomUUID(),
      memberId: player.member.id,
      source: 'deposit' as const,
      amount: 3_000,
      turnover: 3_000,
    }
    await opened.platform.database.transaction((tx) =>
      addWageringRequirement(tx, { ...demand, at: new Date() }),
    )
    expect(await terms(player)).toMatchObject({ turnoverLeft: 3_000 })
    expect(await send(player)).toMatchObject({
      code: 'transfer.turnoverLeft',
      value: { turnoverLeft: 3_000 },
    })
    expect(await balanceOf(player)).toBe(100_000)
  })

  test('uses up no payment password attempt when a wagering requirement blocks the transfer', async () => {
    const { player } = await pair()
    const { id: memberId } = player.member
    const { database } = opened.platform
    const demand = { id: randomUUID(), memberId, source: 'deposit', amount: 3_000, turnover: 3_000 } as const
    await database.transaction((tx) => addWageringRequirement(tx, { ...demand, at: new Date() }))
    for (let guess = 0; guess < paymentPasswordLimit.allowed + 1; guess++)
      expect(await send(player, { paymentPassword: '111111' })).toMatchObject({
        code: 'transfer.turnoverLeft',
      })
    await database.delete(wageringRequirement).where(eq(wageringRequirement.memberId, memberId))
    expect(await send(player, { paymentPassword: '111111' })).toMatchObject({
      code: 'paymentPassword.wrong',
      value: { guessesLeft: paymentPasswordLimit.allowed - 1 },
    })
    expect(await send(player)).toMatchObject({ success: true })
  })

  test('is rejected if a wagering requirement is added while the transfer is being sent', async () => {
    const { player } = await pair()
    const { id: memberId } = player.member
    const { database } = opened.platform
    let sending: ReturnType<typeof send> | undefined
    await database.transaction(async (tx) => {
      await fund(tx, await walletOf(tx, memberId), 3_000)
      const demand = { id: randomUUID(), memberId, source: 'bonus', amount: 3_000, turnover: 9_000 } as const
      await addWageringRequirement(tx, { ...demand, at: new Date() })
      sending = send(player)
      await untilWaiting(opened)
    })
    expect(await sending).toMatchObject({ code: 'transfer.turnoverLeft', value: { turnoverLeft: 9_000 } })
    expect(await balanceOf(player)).toBe(103_000)
  })

  test('requires a payment password to be set first', async () => {
    const player = await makePlayer(opened, await makeAgent(opened))
    expect(await terms(player)).toMatchObject({ paymentPasswordSet: false })
    expect(await send(player)).toMatchObject({ code: 'paymentPassword.unset' })
  })
})

describe('[MEM-07] Outcome of a transfer', () => {
  const outcome = (person: Person, key: string) => person.read(readTransferOutcome, { key }, person.headers)

  test('is available only to the sender, by idempotency key and without a payment password', async () => {
    const { upline, player } = await pair()
    const key = randomUUID()
    expect(await outcome(player, key)).toEqual({ state: 'unknown' })
    const { value } = (await send(player, {}, key)) as { value: object }
    expect(await outcome(player, key)).toEqual({ state: 'sent', ...value })
    expect(await outcome(upline, key)).toEqual({ state: 'unknown' })
    // The upline's query must not free the sender's key. Otherwise a retry would pay twice.
    expect(await outcome(player, key)).toEqual({ state: 'sent', ...value })
    expect(await send(player, {}, key)).toMatchObject({ success: true, value })
    expect(await balanceOf(player)).toBe(95_000)
    expect(await player.ask(readTransferOutcome, { key })).toMatchObject({ status: 401 })
  })

  test('is reported as refused if the transfer was rejected', async () => {
    const { player } = await pair(1_000)
    const key = randomUUID()
    expect(await send(player, {}, key)).toMatchObject({ code: 'transfer.notEnough' })
    expect(await outcome(player, key)).toEqual({ state: 'refused' })
  })
})

test(
  `[MEM-07] makes only one transfer per idempotency key when requests repeat, in each of ${ROUNDS} rounds`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { upline, player } = await pair()
      const key = randomUUID()
      const answers = await atOnce(4, () => send(player, {}, key))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(await send(player, {}, key)).toEqual(answers[0])
      expect([await balanceOf(player), await balanceOf(upline)]).toEqual([95_000, 5_000])
      expect(await send(player, { amount: 6_000 }, key)).toMatchObject({ status: 422, code: 'key.reused' })
    }
  },
  PATIENCE,
)

test(
  `[MEM-07] makes one of four concurrent transfers of the whole balance in each of ${ROUNDS} rounds`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { upline, player } = await pair(7_000)
      const answers = await atOnce(4, () => send(player, { amount: 7_000 }))
      expect(tally(answers)).toEqual({ done: 1, 'transfer.notEnough': 3 })
      expect([await balanceOf(player), await balanceOf(upline)]).toEqual([0, 7_000])
    }
  },
  PATIENCE,
)
