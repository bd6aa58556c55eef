import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { listTransactions } from '#protocol/account/transactions.ts'
import { listBonuses } from '#protocol/rewards/bonuses.ts'
import { listShopItems, redeemPoints } from '#protocol/rewards/point-shop.ts'
import { readPointConfig } from '#protocol/rewards/points.ts'
import { shopItem, shopOrder } from '#server/rewards/loyalty/point-shop.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { readSetting, writeSetting } from '#server/settings/settings.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { balanceOf, makeClaimant } from '#tests/support/rewards/claim-world.ts'
import {
  convert,
  decideOn,
  givePoints,
  home,
  itemsOf,
  offerItem,
  pointsOf,
  redeem,
  redeemedBy,
} from '#tests/support/rewards/point-world.ts'
import { textIn } from '#tests/support/texts.ts'
import { untilWaiting } from '#tests/support/until-waiting.ts'

const ROUNDS = isLong ? 100 : 6
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

async function withPoints(points: number): Promise<Person> {
  const person = await makeClaimant(opened)
  if (points > 0) await givePoints(opened, person, points)
  return person
}

async function withTerms(change: object, run: () => Promise<void>): Promise<void> {
  const { database } = opened.platform
  const terms = await readSetting(database, settings.points)
  await writeSetting(database, settings.points, { ...terms, ...change })
  await run().finally(() => writeSetting(database, settings.points, terms))
}

const leftOf = async (id: string) => {
  const [row] = await opened.platform.database.select().from(shopItem).where(eq(shopItem.id, id))
  return row?.left
}

const deliveryOf = async (id: string) => {
  const [row] = await opened.platform.database.select().from(shopOrder).where(eq(shopOrder.id, id))
  return row?.delivery
}

const titles = async (person: Person) =>
  (await person.read(listMessages, {}, person.headers)).messages.map(({ title }) => title)

const ever = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' }

describe('[PTS-01] [CALL-39] Converting points', () => {
  test('exchanges points for money and adds an entry to the account record', async () => {
    const person = await withPoints(450)
    expect(await visit(opened).read(readPointConfig, {})).toMatchObject({
      ratio: { points: 100, amount: 100 },
      minConversion: 200,
      conversionOn: true,
    })
    expect(await convert(person, 400)).toMatchObject({
      success: true,
      value: { points: 50, amount: 400, balance: 400 },
    })
    expect([await pointsOf(person), await balanceOf(person)]).toEqual([50, 400])
    const { transactions } = await person.read(listTransactions, ever, person.headers)
    expect(transactions).toMatchObject([{ type: 'points', amount: 400 }])
  })

  test('is rejected with too few points, outside the limits, at an outdated rate or while disabled', async () => {
    const person = await withPoints(350)
    expect(await convert(person, 400)).toMatchObject({ code: 'points.tooFew', value: { points: 350 } })
    for (const points of [100, 250, 100_100, 200_000])
      expect(await convert(person, points)).toMatchObject({
        code: 'points.conversionOffLimits',
        value: { min: 200, max: 100_000, multipleOf: 100 },
      })
    expect(await convert(person, 300, { amount: 900 })).toMatchObject({
      code: 'points.ratioChanged',
      value: { amount: 300 },
    })
    await withTerms({ conversionOn: false }, async () =>
      expect(await convert(person, 300)).toMatchObject({ code: 'points.off' }),
    )
    expect([await pointsOf(person), await balanceOf(person)]).toEqual([350, 0])
  })

  test('is accepted at the maximum and at the minimum', async () => {
    const person = await withPoints(100_200)
    for (const points of [100_000, 200])
      expect(await convert(person, points)).toMatchObject({ success: true, value: { amount: points } })
    expect(await pointsOf(person)).toBe(0)
  })

  test('exchanges the points once when the same key is sent four times', async () => {
    const person = await withPoints(600)
    const key = randomUUID()
    const answers = await atOnce(4, () => convert(person, 300, { key }))
    expect(tally(answers).done).toBe(4)
    expect([await pointsOf(person), await balanceOf(person)]).toEqual([300, 300])
  })

  test(
    'exchanges the points once when four concurrent requests have different keys',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const person = await withPoints(300)
        const { done, ...refused } = tally(await atOnce(4, () => convert(person, 300)))
        expect(done).toBe(1)
        expect(Object.keys(refused)).toEqual(['points.tooFew'])
        expect([await pointsOf(person), await balanceOf(person)]).toEqual([0, 300])
      }
    },
    RACE,
  )
})

describe('[PTS-01] [CALL-39] Ordering in the point shop', () => {
  test('charges the points, waits for the operator’s decision and lists orders newest first', async () => {
    const person = await withPoints(1_000)
    const id = await offerItem(opened, { left: 5 })
    for (const quantity of [1, 2])
      expect(await redeem(person, id, { quantity })).toMatchObject({ success: true })
    expect(await pointsOf(person)).toBe(700)
    expect(await leftOf(id)).toBe(2)
    const first = await redeemedBy(person, { limit: '1' })
    expect(first.redemptions).toMatchObject([
      { title: 'Test item', quantity: 2, points: 200, state: 'processing', reason: '', decidedAt: null },
    ])
    const second = await redeemedBy(person, { limit: '1', cursor: first.next ?? '' })
    expect(second).toMatchObject({ redemptions: [{ quantity: 1 }], next: null })
    await decideOn(opened, second.redemptions[0]?.id ?? '', { decision: 'approve' })
    for (const [state, quantity] of [
      ['approved', 1],
      ['processing', 2],
    ] as const)
      expect((await redeemedBy(person, { state })).redemptions).toMatchObject([{ quantity }])
    expect((await itemsOf(person)).find((item) => item.id === id)).toMatchObject({ own: 3, left: 2 })
  })

  test('is rejected with too few points, at an outdated price, beyond limits or while disabled', async () => {
    const person = await withPoints(250)
    const plain = await offerItem(opened)
    expect(await redeem(person, plain, { quantity: 3 })).toMatchObject({
      code: 'points.tooFew',
      value: { points: 250 },
    })
    expect(await redeem(person, plain, { points: 90 })).toMatchObject({
      code: 'points.priceChanged',
      value: { points: 100 },
    })
    const few = await offerItem(opened, { left: 1 })
    expect(await redeem(person, few, { quantity: 2 })).toMatchObject({
      code: 'points.soldOut',
      value: { left: 1 },
    })
    const limited = await offerItem(opened, { maxPerMember: 1 })
    expect(await redeem(person, limited, { quantity: 2 })).toMatchObject({
      code: 'points.memberLimit',
      value: { maxPerMember: 1, left: 1 },
    })
    const sent = await offerItem(opened, { delivered: true })
    expect(await redeem(person, sent)).toMatchObject({ code: 'points.deliveryMissing' })
    await withTerms({ redemptionOn: false }, async () =>
      expect(await redeem(person, plain)).toMatchObject({ code: 'points.off' }),
    )
    expect(await pointsOf(person)).toBe(250)
    expect((await redeemedBy(person)).redemptions).toEqual([])
    expect(await redeem(person, sent, { delivery: home })).toMatchObject({ success: true })
  })

  test(
    'sells the last item to one of three members',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const people = await Promise.all([withPoints(100), withPoints(100), withPoints(100)])
        const id = await offerItem(opened, { left: 1 })
        const answers = await Promise.all(people.map((person) => redeem(person, id)))
        const { done, ...refused } = tally(answers)
        expect(done).toBe(1)
        expect(Object.keys(refused)).toEqual(['points.soldOut'])
        expect(await leftOf(id)).toBe(0)
        const left = await Promise.all(people.map(pointsOf))
        expect(left.toSorted((one, other) => one - other)).toEqual([0, 100, 100])
      }
    },
    RACE,
  )

  test(
    'succeeds only as often as the points and the limits allow when four orders arrive concurrently',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const person = await withPoints(100)
        const id = await offerItem(opened)
        const { done, ...refused } = tally(await atOnce(4, () => redeem(person, id)))
        expect(done).toBe(1)
        expect(Object.keys(refused)).toEqual(['points.tooFew'])
        const rich = await withPoints(1_000)
        const limited = await offerItem(opened, { maxPerMember: 1 })
        expect(tally(await atOnce(4, () => redeem(rich, limited))).done).toBe(1)
        expect(await pointsOf(rich)).toBe(900)
      }
    },
    RACE,
  )

  test('charges nothing if the item is withdrawn during the order', async () => {
    const person = await withPoints(300)
    const id = await offerItem(opened, { left: 3 })
    const { database } = opened.platform
    const asked = await database.transaction(async (tx) => {
      await tx.update(shopItem).set({ offered: false }).where(eq(shopItem.id, id))
      const answer = redeem(person, id)
      await untilWaiting(opened)
      return { answer }
    })
    expect(await asked.answer).toMatchObject({ code: 'points.soldOut', value: { left: 0 } })
    expect([await pointsOf(person), await leftOf(id)]).toEqual([300, 3])
  })

  test('stores a delivery address only for items that are delivered', async () => {
    const person = await withPoints(300)
    for (const [delivered, kept] of [
      [true, home],
      [false, null],
    ] as const) {
      const answer = await redeem(person, await offerItem(opened, { delivered }), { delivery: home })
      if (!answer.success) throw new Error(answer.code)
      expect(await deliveryOf(answer.value.redemption.id)).toEqual(kept)
    }
  })

  test('removes misleading characters from delivery text and rejects an invalid mobile number', async () => {
    const person = await withPoints(300)
    const id = await offerItem(opened, { delivered: true })
    const misleading = { ...home, name: '\u202e<b>Ana</b>\u0007', address: 'Rua \u2066A, 1\u2069' }
    const answer = await redeem(person, id, { delivery: misleading })
    if (!answer.success) throw new Error(answer.code)
    const kept = { ...home, name: '<b>Ana</b>', address: 'Rua A, 1' }
    expect(await deliveryOf(answer.value.redemption.id)).toEqual(kept)
    for (const mobileNum of ['ligue para mim', '<script>1', '12-34', '+55 11 98888-0001 ramal 2'])
      expect(await redeem(person, id, { delivery: { ...home, mobileNum } })).toMatchObject({
        code: 'points.mobileInvalid',
        message: textIn('en', 'refusal.mobileInvalid'),
      })
    expect(await redeem(person, id, { delivery: { ...home, name: '\u202e' } })).toMatchObject({ status: 422 })
    expect(await pointsOf(person)).toBe(200)
    const spaced = { ...home, mobileNum: '+55 (11) 98888-0001' }
    expect(await redeem(person, id, { delivery: spaced })).toMatchObject({ success: true })
  })

  test('charges the points once when the same key is sent four times', async () => {
    const person = await withPoints(500)
    const id = await offerItem(opened, { left: 9 })
    const key = randomUUID()
    expect(tally(await atOnce(4, () => redeem(person, id, { key }))).done).toBe(4)
    expect([await pointsOf(person), await leftOf(id)]).toEqual([400, 8])
  })

  test('accepts only members’ encrypted orders for known items', async () => {
    const person = await withPoints(500)
    const asked = { itemId: await offerItem(opened), quantity: 1, points: 100 }
    const headers = { ...person.headers, 'idempotency-key': randomUUID() }
    expect((await person.send(redeemPoints, JSON.stringify(asked), headers)).status).toBe(422)
    const trial = await makeClaimant(opened, { type: 4 })
    expect(await trial.ask(listShopItems, {}, trial.headers)).toMatchObject({ status: 403 })
    expect(await visit(opened).ask(listShopItems, {})).toMatchObject({ status: 401 })
    expect(await redeem(person, randomUUID())).toMatchObject({ status: 404 })
    expect(await redeem(person, 'no-id')).toMatchObject({ status: 404 })
  })
})

describe('[PTS-01] Operator’s decision on a shop order', () => {
  const ask = async (given: Partial<typeof shopItem.$inferInsert> = {}, quantity = 1) => {
    const person = await withPoints(300)
    const item = await offerItem(opened, { left: 3, ...given })
    const answer = await redeem(person, item, { quantity, ...(given.delivered && { delivery: home }) })
    if (!answer.success) throw new Error(answer.code)
    return { person, item, id: answer.value.redemption.id }
  }

  test('sends a message when the order is approved', async () => {
    const { person, id } = await ask({ delivered: true })
    expect(await decideOn(opened, id, { decision: 'approve' })).toBe(200)
    expect((await redeemedBy(person)).redemptions).toMatchObject([{ state: 'approved', reason: '' }])
    expect(await titles(person)).toEqual([
      textIn('en', 'notification.redemption.approved.title', { quantity: 1, title: 'Test item' }),
    ])
    expect(await pointsOf(person)).toBe(200)
  })

  test('grants a money item as a bonus when the order is approved', async () => {
    const { person, id } = await ask({ bonus: 1_000 })
    await decideOn(opened, id, { decision: 'approve' })
    const { bonuses } = await person.read(listBonuses, {}, person.headers)
    expect(bonuses).toMatchObject([{ amount: 1_000, turnover: 1_000, state: 'claimable' }])
    expect(await titles(person)).toEqual([
      textIn('en', 'notification.bonus.granted.title', { title: 'Test item' }),
    ])
  })

  test('grants several money items as one bonus when the order is approved', async () => {
    const { person, id } = await ask({ bonus: 1_000 }, 3)
    await decideOn(opened, id, { decision: 'approve' })
    const { bonuses } = await person.read(listBonuses, {}, person.headers)
    expect(bonuses).toMatchObject([{ amount: 3_000, turnover: 3_000, state: 'claimable' }])
  })

  test('restores the stock and the member’s limit when an order for several items is rejected', async () => {
    const { person, item, id } = await ask({ maxPerMember: 3 }, 3)
    expect([await pointsOf(person), await leftOf(item)]).toEqual([0, 0])
    await decideOn(opened, id, { decision: 'reject', reason: 'stock' })
    expect([await pointsOf(person), await leftOf(item)]).toEqual([300, 3])
    expect((await itemsOf(person)).find((seen) => seen.id === item)).toMatchObject({ own: 0, left: 3 })
    expect(await redeem(person, item, { quantity: 3 })).toMatchObject({ success: true })
  })

  test('returns the points and the item once, and states the reason, when the order is rejected', async () => {
    const { person, item, id } = await ask()
    expect([await pointsOf(person), await leftOf(item)]).toEqual([200, 2])
    const statuses = await Promise.all(
      Array.from({ length: 4 }, () => decideOn(opened, id, { decision: 'reject', reason: 'stock' })),
    )
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404])
    expect([await pointsOf(person), await leftOf(item)]).toEqual([300, 3])
    expect((await redeemedBy(person)).redemptions).toMatchObject([
      { state: 'rejected', reason: textIn('en', 'redemption.rejected.stock') },
    ])
    expect(await titles(person)).toEqual([
      textIn('en', 'notification.redemption.rejected.title', { quantity: 1, title: 'Test item' }),
    ])
  })
})

describe('[PTS-01] Shop items in the console', () => {
  const wish = {
    title: { pt: 'Rede', en: 'Hammock' },
    text: { pt: 'De algodão', en: 'Of cotton' },
    motif: 'pipa/losango',
    hue: 20,
    points: 50,
    maxPerMember: null,
    offered: true,
    delivered: false,
    bonus: null,
    stock: { was: null, now: 3 },
  }
  const put = async (id: string, changed: object = {}) => {
    const body = JSON.stringify({ ...wish, ...changed })
    const reply = await opened.request(`/sandbox/api/shop-items/${id}`, { method: 'PUT', body })
    return { status: reply.status, ...(await reply.json()) }
  }

  test('are listed in the order of their positions', async () => {
    const person = await withPoints(0)
    const [one, other] = [await offerItem(opened), await offerItem(opened)]
    for (const ids of [
      [one, other],
      [other, one],
    ]) {
      for (const [place, id] of ids.entries())
        await opened.platform.database
          .update(shopItem)
          .set({ position: place - 2 })
          .where(eq(shopItem.id, id))
      expect((await itemsOf(person)).slice(0, 2).map(({ id }) => id)).toEqual(ids)
    }
  })

  test('keep their texts in every language', async () => {
    const id = randomUUID()
    const title = { ...wish.title, ty: 'ผ้าห่ม' }
    expect(await put(id, { title })).toMatchObject({ status: 200 })
    const [row] = await opened.platform.database.select().from(shopItem).where(eq(shopItem.id, id))
    expect([row?.title, row?.text]).toEqual([title, wish.text])
  })

  test('keep their current stock when an order changes the stock during an edit', async () => {
    const id = randomUUID()
    expect(await put(id)).toMatchObject({ status: 200 })
    const person = await withPoints(200)
    expect(await redeem(person, id, { points: 50 })).toMatchObject({ success: true })
    expect(await put(id, { stock: { was: 3, now: 10 } })).toMatchObject({
      status: 409,
      code: 'item.stockMoved',
      value: { left: 2 },
    })
    expect(await put(id, { points: 60, stock: { was: 3, now: 3 } })).toMatchObject({ status: 200 })
    expect(await leftOf(id)).toBe(2)
    expect(await put(id, { stock: { was: 2, now: null } })).toMatchObject({ status: 200 })
    expect(await leftOf(id)).toBeNull()
  })

  test('disappear from the shop when they are no longer offered, and an edit cannot change their bonus', async () => {
    const id = randomUUID()
    await put(id, { bonus: 500 })
    expect(await put(id, { offered: false, bonus: 900, stock: { was: 3, now: 3 } })).toMatchObject({
      status: 200,
    })
    const person = await withPoints(200)
    expect((await itemsOf(person)).some((item) => item.id === id)).toBe(false)
    expect(await redeem(person, id, { points: 50 })).toMatchObject({
      code: 'points.soldOut',
      value: { left: 0 },
    })
    const [row] = await opened.platform.database.select().from(shopItem).where(eq(shopItem.id, id))
    expect(row?.bonus).toBe(500)
  })

  test('are not created if fields are invalid, and the response names those fields', async () => {
    const id = randomUUID()
    expect(await put(id, { motif: 'nada/nada' })).toMatchObject({ status: 422, value: { fields: ['motif'] } })
    expect(await put(id, { points: -1, maxPerMember: -1 })).toMatchObject({
      value: { fields: ['points', 'maxPerMember'] },
    })
    expect(await leftOf(id)).toBeUndefined()
  })
})
