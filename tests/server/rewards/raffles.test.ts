import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { listTransactions } from '#protocol/account/transactions.ts'
import { readWithdrawalTerms } from '#protocol/cashier/withdrawals.ts'
import { readPromotion } from '#protocol/rewards/promotions.ts'
import { claimRaffle } from '#protocol/rewards/raffles.ts'
import { raffleDraw, rafflePrize } from '#server/rewards/promotions/raffle.table.ts'
import { setFault } from '#server/sandbox/faults.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { balanceOf, makeClaimant, payIn } from '#tests/support/rewards/claim-world.ts'
import { drawing, drawOnce, look, offer, offerRaffle } from '#tests/support/rewards/promotion-world.ts'
import { textIn } from '#tests/support/texts.ts'

const ROUNDS = isLong ? 100 : 4
const DAY = 86_400_000
/** Timeout for all rounds of a race, in ms. */
const RACE = 300_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(async () => {
  const faults = await ledgerFaults(opened.platform.pool, { playedAtOnce: true })
  expect(faults.filter((fault) => !/without a wallet/.test(fault))).toEqual([])
  await opened.close()
})

/** Makes a member who has deposited `amount` minor units. */
async function withDeposit(amount: number): Promise<Person> {
  const person = await makeClaimant(opened)
  await payIn(opened, person, { amount })
  return person
}

const inDays = async (days: number) => new Date((await opened.platform.clock()).getTime() + days * DAY)
const slipsLeft = async (promotionId: string): Promise<number> => {
  const { database } = opened.platform
  const rows = await database.select().from(rafflePrize).where(eq(rafflePrize.promotionId, promotionId))
  return rows.reduce((left, row) => left + row.left, 0)
}
const wins = (answers: readonly Awaited<ReturnType<typeof drawOnce>>[]) =>
  answers.flatMap((answer) => (answer.success && answer.value.prize.amount > 0 ? [answer.value] : []))

describe('[PROMO-03] Raffle chances', () => {
  test('are earned by deposits during the raffle, up to a maximum, and state the amount missing for the next chance', async () => {
    const startsAt = await inDays(-1)
    const id = await offerRaffle(opened, [{ amount: 100, stock: 50 }], { startsAt })
    const person = await makeClaimant(opened)
    const chances = async () => (await look(person, id)).raffle?.chances
    expect(await look(person, id)).toMatchObject({ status: 'joined', step: null })
    expect(await chances()).toEqual({ left: 0, used: 0, missing: 5_000 })
    await payIn(opened, person, { amount: 50_000, at: await inDays(-2) })
    expect(await chances()).toEqual({ left: 0, used: 0, missing: 5_000 })
    await payIn(opened, person, { amount: 6_000 })
    expect(await chances()).toEqual({ left: 1, used: 0, missing: 4_000 })
    expect(await look(person, id)).toMatchObject({ status: 'claim', step: 'draw' })
    await payIn(opened, person, { amount: 50_000 })
    expect(await chances()).toEqual({ left: 3, used: 0, missing: null })
    const dates = { startsAt: await inDays(-3), endsAt: await inDays(-1) }
    const over = await offerRaffle(opened, [{ amount: 100, stock: 50 }], dates)
    expect((await look(person, over)).raffle?.chances).toEqual({ left: 3, used: 0, missing: null })
    const late = await withDeposit(50_000)
    expect((await look(late, over)).raffle?.chances).toEqual({ left: 0, used: 0, missing: 5_000 })
    expect(await visit(opened).read(readPromotion, { id })).toMatchObject({
      status: 'join',
      step: null,
      raffle: { per: 5_000, most: 3, chances: null, prizes: [{ name: 'Prize 0', left: 50, of: 50 }] },
    })
  })

  test('can each be used once', async () => {
    const id = await offerRaffle(opened, [{ amount: 100, stock: 50 }])
    const person = await withDeposit(10_000)
    expect(await drawOnce(person, id)).toMatchObject({ success: true, value: { chances: 1 } })
    expect(await drawOnce(person, id)).toMatchObject({ success: true, value: { chances: 0 } })
    expect(await drawOnce(person, id)).toMatchObject({
      code: 'raffle.noChances',
      value: { missing: 5_000 },
    })
    expect(await look(person, id)).toMatchObject({
      status: 'claimed',
      raffle: { chances: { left: 0, used: 2 }, prizes: [{ left: 48, of: 50 }] },
    })
  })
})

describe('[PROMO-03] [CALL-45] Raffle draw', () => {
  test('credits the prize, adds a wagering requirement and an account entry, and sends a message', async () => {
    const terms = { ...drawing, turnoverFactor: 3 }
    const id = await offerRaffle(opened, [{ amount: 1_500, stock: 5 }], { terms })
    const person = await withDeposit(5_000)
    expect(await drawOnce(person, id)).toMatchObject({
      success: true,
      value: { prize: { name: 'Prize 0', amount: 1_500 }, turnover: 4_500, balance: 6_500 },
    })
    expect(await balanceOf(person)).toBe(6_500)
    expect((await person.read(readWithdrawalTerms, {}, person.headers)).turnoverLeft.total).toBe(4_500)
    const ever = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' }
    const { transactions } = await person.read(listTransactions, ever, person.headers)
    expect(transactions[0]).toMatchObject({ type: 'promotion', amount: 1_500 })
    const { messages } = await person.read(listMessages, {}, person.headers)
    expect(messages[0]).toMatchObject({
      title: textIn('en', 'notification.gift.claimed.title', { title: 'Test promotion: Prize 0' }),
    })
  })

  test('moves no money when a blank is drawn', async () => {
    const id = await offerRaffle(opened, [
      { amount: 0, stock: 1_000_000 },
      { amount: 100, stock: 1 },
    ])
    const person = await withDeposit(5_000)
    expect(await drawOnce(person, id)).toMatchObject({
      value: { prize: { amount: 0 }, turnover: 0, chances: 0, balance: 5_000 },
    })
    expect(await slipsLeft(id)).toBe(1_000_000)
  })

  test('draws prizes and blanks in random order, and closes the raffle after the last prize', async () => {
    const slips = [
      { amount: 0, stock: 30 },
      { amount: 10, stock: 8 },
      { amount: 20, stock: 2 },
    ]
    const id = await offerRaffle(opened, slips, { terms: { ...drawing, most: 60 } })
    const person = await withDeposit(300_000)
    const drawn: number[] = []
    for (;;) {
      const answer = await drawOnce(person, id)
      if (!answer.success) {
        expect(answer.code).toBe('raffle.exhausted')
        break
      }
      drawn.push(answer.value.prize.amount)
    }
    expect(drawn.filter((amount) => amount === 10)).toHaveLength(8)
    expect(drawn.filter((amount) => amount === 20)).toHaveLength(2)
    // By chance, one of the next two assertions fails once in ten million runs.
    expect(Math.max(...drawn.slice(0, 28))).toBeGreaterThan(0)
    expect(Math.min(...drawn.slice(0, 10))).toBe(0)
    // The raffle ends with the last prize, even if blanks are left.
    expect(drawn.at(-1)).toBeGreaterThan(0)
    expect(await look(person, id)).toMatchObject({ status: 'closed', step: null, reward: 20 })
    const blanks = await offerRaffle(opened, [{ amount: 0, stock: 5 }])
    expect(await look(person, blanks)).toMatchObject({ status: 'closed', step: null, reward: 0 })
  })

  test('is rejected before and after the raffle and for other promotions', async () => {
    const person = await withDeposit(5_000)
    for (const [status, given] of [
      ['comingSoon', { startsAt: await inDays(1) }],
      ['closed', { endsAt: await inDays(0) }],
    ] as const) {
      const id = await offerRaffle(opened, [{ amount: 100, stock: 5 }], given)
      expect(await drawOnce(person, id)).toMatchObject({ code: 'promotion.notOpen', value: { status } })
      expect(await slipsLeft(id)).toBe(5)
    }
    expect(await drawOnce(person, await offer(opened))).toMatchObject({ code: 'promotion.notOpen' })
    for (const id of [randomUUID(), 'x']) expect(await drawOnce(person, id)).toMatchObject({ status: 404 })
  })

  test('is denied to trial players and visitors', async () => {
    const promotionId = await offerRaffle(opened, [{ amount: 100, stock: 5 }])
    const trial = await makeClaimant(opened, { type: 4 })
    expect(await drawOnce(trial, promotionId)).toMatchObject({ status: 403, code: 'role.trial' })
    expect(await visit(opened).ask(claimRaffle, { promotionId })).toMatchObject({ status: 401 })
  })

  test('is carried out once per key, even after a lost reply', async () => {
    const id = await offerRaffle(opened, [{ amount: 100, stock: 50 }])
    const person = await withDeposit(15_000)
    const key = randomUUID()
    const cut = { kind: 'cut', delay: 0, code: null, value: null, times: 1 } as const
    await setFault(opened.platform.database, 'claimRaffle', cut)
    await expect(drawOnce(person, id, key)).rejects.toThrow()
    expect(await balanceOf(person)).toBe(15_100)
    const answers = await atOnce(5, () => drawOnce(person, id, key))
    for (const answer of answers) expect(answer).toMatchObject({ value: { balance: 15_100, chances: 2 } })
    expect(await slipsLeft(id)).toBe(49)
  })
})

describe('[PROMO-03] Concurrent raffle draws', () => {
  test(
    'give the last prize to one member only',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const id = await offerRaffle(opened, [{ amount: 700, stock: 1 }])
        const people = await Promise.all(Array.from({ length: 6 }, () => withDeposit(15_000)))
        const answers = await Promise.all(people.flatMap((one) => [drawOnce(one, id), drawOnce(one, id)]))
        expect(tally(answers)).toEqual({ done: 1, 'raffle.exhausted': 11 })
        const balances = await Promise.all(people.map(balanceOf))
        expect(balances.toSorted((one, other) => one - other)).toEqual([...Array(5).fill(15_000), 15_700])
        expect(await slipsLeft(id)).toBe(0)
      }
    },
    RACE,
  )

  test(
    'draw each prize and blank at most once, and pay every prize',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const id = await offerRaffle(opened, [
          { amount: 500, stock: 2 },
          { amount: 0, stock: 4 },
        ])
        const people = await Promise.all(Array.from({ length: 6 }, () => withDeposit(15_000)))
        const answers = await Promise.all(people.flatMap((one) => [drawOnce(one, id), drawOnce(one, id)]))
        expect(wins(answers)).toHaveLength(2)
        const { done = 0, ...refused } = tally(answers)
        expect(refused).toEqual(done === 12 ? {} : { 'raffle.exhausted': 12 - done })
        const { database } = opened.platform
        expect(await database.$count(raffleDraw, eq(raffleDraw.promotionId, id))).toBe(done)
        expect(await slipsLeft(id)).toBe(6 - done)
      }
    },
    RACE,
  )

  test(
    'use each of a member’s chances once',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const id = await offerRaffle(opened, [{ amount: 100, stock: 50 }])
        const person = await withDeposit(10_000)
        const answers = await atOnce(8, () => drawOnce(person, id))
        expect(tally(answers)).toEqual({ done: 2, 'raffle.noChances': 6 })
        expect(await balanceOf(person)).toBe(10_200)
      }
    },
    RACE,
  )
})
