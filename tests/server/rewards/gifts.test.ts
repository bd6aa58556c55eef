import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { listTransactions, readTransaction } from '#protocol/account/transactions.ts'
import { readWithdrawalTerms } from '#protocol/cashier/withdrawals.ts'
import { listBonuses } from '#protocol/rewards/bonuses.ts'
import { type ClaimRequest, claimGift, listGiftClaims } from '#protocol/rewards/gifts.ts'
import { listRebates } from '#protocol/rewards/rebates.ts'
import { listRewards } from '#protocol/rewards/rewards.ts'
import { bonusRequests } from '#protocol/sandbox/rewards.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import { giftClaim } from '#server/rewards/claim.table.ts'
import { payGift } from '#server/rewards/claims.ts'
import { setFault } from '#server/sandbox/faults.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { balanceOf, claim, giveBonus, makeClaimant, payIn, stake } from '#tests/support/rewards/gift-world.ts'

const ROUNDS = isLong ? 100 : 4
const DAY = 86_400_000
/** Timeout in milliseconds for all rounds of a race. */
const RACE = 180_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(async () => {
  const faults = await ledgerFaults(opened.platform.pool, { playedAtOnce: true })
  expect(faults.filter((fault) => !/without a wallet|rounds/.test(fault))).toEqual([])
  await opened.close()
})

const bonuses = async (person: Person, asked = {}) => person.read(listBonuses, asked, person.headers)
const rewards = async (person: Person) => (await person.read(listRewards, {}, person.headers)).rewards
const claims = async (person: Person, asked = {}) => person.read(listGiftClaims, asked, person.headers)
const counts = async (person: Person) => {
  const { missions, rewards } = await person.read(readBadgeCounts, {}, person.headers)
  return [missions, rewards]
}
/** Bonuses in the sandbox console, with a decision on one of them. */
async function shownBonuses() {
  const reply: unknown = await (await opened.request('/sandbox/api/bonuses')).json()
  return v.parse(v.object({ value: bonusRequests }), reply).value.bonuses
}
const decide = (id: string, decision: object) =>
  opened.request(`/sandbox/api/bonuses/${id}`, { method: 'PUT', body: JSON.stringify(decision) })
const ever = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' }

describe('[MEM-10] Bonus', () => {
  test('is credited with its wagering requirement, a record entry and a message', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person)
    expect(await bonuses(person)).toMatchObject({
      bonuses: [
        { id, title: 'Test bonus', amount: 1_000, state: 'claimable', turnover: 5_000, turnoverLeft: 0 },
      ],
      claimable: { bonuses: 1, amount: 1_000 },
    })
    expect(await counts(person)).toEqual([0, 1])
    const answer = await claim(person, { what: 'bonus', id })
    expect(answer).toMatchObject({
      success: true,
      value: {
        balance: 1_000,
        claim: { source: 'bonus', title: 'Test bonus', amount: 1_000, turnover: 5_000 },
      },
    })
    expect(await balanceOf(person)).toBe(1_000)
    expect(await counts(person)).toEqual([0, 0])
    expect(await bonuses(person)).toMatchObject({
      bonuses: [{ state: 'claimed', turnoverLeft: 5_000, claimedAt: expect.any(String) }],
      claimable: { bonuses: 0, amount: 0 },
    })
    expect((await person.read(readWithdrawalTerms, {}, person.headers)).turnoverLeft).toMatchObject({
      total: 5_000,
      reasons: [{ title: 'Bonus of R$\u00a010.00', turnover: 5_000, left: 5_000 }],
    })
    const { transactions } = await person.read(listTransactions, ever, person.headers)
    expect(transactions).toMatchObject([{ type: 'bonus', status: 'done', amount: 1_000, balance: 1_000 }])
    const entry = await person.read(readTransaction, { id: transactions[0]?.id ?? '' }, person.headers)
    expect(entry.details).toEqual([
      { label: 'For', text: 'Test bonus' },
      { label: 'To stake first', text: 'R$\u00a050.00' },
    ])
    const { messages } = await person.read(listMessages, {}, person.headers)
    expect(messages).toMatchObject([{ topic: 'promotion', title: 'Claimed: Test bonus' }])
    await stake(opened, person, { amount: 2_000 })
    expect((await bonuses(person)).bonuses).toMatchObject([{ turnoverLeft: 3_000 }])
  })

  test('without a wagering requirement leaves nothing to stake', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person, { turnover: 0 })
    expect(await claim(person, { what: 'bonus', id })).toMatchObject({ success: true })
    expect((await person.read(readWithdrawalTerms, {}, person.headers)).turnoverLeft.total).toBe(0)
  })

  test('of a promotion is recorded as a promotion', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person, { source: 'promotion' })
    await claim(person, { what: 'bonus', id })
    const { transactions } = await person.read(listTransactions, ever, person.headers)
    expect(transactions).toMatchObject([{ type: 'promotion' }])
    expect(await bonuses(person)).toMatchObject({ bonuses: [{ state: 'claimed' }] })
  })

  test('is claimed once, before its expiry and after its approval', async () => {
    const person = await makeClaimant(opened)
    const now = await opened.platform.clock()
    const reason = { pt: 'Não deu.', en: 'It did not do.' }
    const ids = {
      processing: await giveBonus(opened, person, { state: 'processing' }),
      rejected: await giveBonus(opened, person, { state: 'rejected', reason }),
      expired: await giveBonus(opened, person, { expiresAt: now }),
      claimed: await giveBonus(opened, person, { expiresAt: new Date(now.getTime() + DAY) }),
    }
    await claim(person, { what: 'bonus', id: ids.claimed })
    for (const [state, id] of Object.entries(ids)) {
      expect(await claim(person, { what: 'bonus', id })).toMatchObject({
        code: 'gift.notClaimable',
        value: { state },
      })
      expect((await bonuses(person, { state })).bonuses.map((one) => one.id)).toEqual([id])
    }
    expect((await bonuses(person, { state: 'rejected' })).bonuses).toMatchObject([
      { reason: 'It did not do.' },
    ])
    expect(await balanceOf(person)).toBe(1_000)
  })

  test('under review is granted once by the operator with a message', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person, { state: 'processing' })
    expect((await shownBonuses()).find((one) => one.id === id)).toMatchObject({
      account: person.member.account,
      title: { en: 'Test bonus' },
      state: 'processing',
    })
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, { decision: 'grant' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect(await bonuses(person)).toMatchObject({ bonuses: [{ id, state: 'claimable' }] })
    const { messages } = await person.read(listMessages, {}, person.headers)
    expect(messages).toMatchObject([{ topic: 'promotion', title: 'Bonus granted: Test bonus' }])
    expect(await claim(person, { what: 'bonus', id })).toMatchObject({ success: true })
    expect((await decide(id, { decision: 'refuse', reason: 'terms' })).status).toBe(404)
  })

  test('that is refused states the reason and cannot be granted later', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person, { state: 'processing' })
    expect((await decide(id, { decision: 'refuse', reason: 'mood' })).status).toBe(422)
    expect((await decide(id, { decision: 'refuse', reason: 'terms' })).status).toBe(200)
    expect((await decide(id, { decision: 'grant' })).status).toBe(404)
    expect((await decide('-'.repeat(36), { decision: 'grant' })).status).toBe(404)
    const reason = 'Its terms were not met.'
    expect(await bonuses(person)).toMatchObject({ bonuses: [{ id, state: 'rejected', reason }] })
    const { messages } = await person.read(listMessages, {}, person.headers)
    expect(messages).toMatchObject([
      { title: 'Bonus not granted: Test bonus', content: expect.stringContaining(reason) },
    ])
    expect((await shownBonuses()).find((one) => one.id === id)).toMatchObject({ state: 'rejected' })
  })

  test('of another member is unknown, like one that does not exist', async () => {
    const [person, other] = [await makeClaimant(opened), await makeClaimant(opened)]
    const id = await giveBonus(opened, other)
    for (const wanted of [id, randomUUID(), 'x'])
      expect(await claim(person, { what: 'bonus', id: wanted })).toMatchObject({ status: 404 })
    expect(await bonuses(person)).toMatchObject({ bonuses: [], claimable: { bonuses: 0 } })
    expect((await bonuses(other)).bonuses).toMatchObject([{ state: 'claimable' }])
  })

  test('is listed newest first, page by page', async () => {
    const person = await makeClaimant(opened)
    const now = (await opened.platform.clock()).getTime()
    const ids: string[] = []
    for (const age of [0, 1, 2, 2, 3])
      ids.push(await giveBonus(opened, person, { at: new Date(now - age * DAY) }))
    const first = await bonuses(person, { limit: 3 })
    const second = await bonuses(person, { limit: 3, cursor: first.next ?? '' })
    const listed = [...first.bonuses, ...second.bonuses].map(({ id }) => id)
    expect(listed.toSorted()).toEqual(ids.toSorted())
    expect(listed.at(-1)).toBe(ids.at(-1))
    expect(second.next).toBeNull()
  })

  test('is denied to trial players', async () => {
    const trial = await makeClaimant(opened, { type: 4 })
    const refused = { status: 403, code: 'role.trial' }
    expect(await trial.ask(listBonuses, {}, trial.headers)).toMatchObject(refused)
    expect(await claim(trial, { what: 'referral' })).toMatchObject(refused)
  })
})

describe('[MEM-10] Concurrent claims with different keys', () => {
  /** Runs rounds of concurrent claims; `ready` creates a member with one claim of `amount` minor units. */
  async function race(ready: () => Promise<{ person: Person; request: ClaimRequest; amount: number }>) {
    for (let round = 0; round < ROUNDS; round++) {
      const { person, request, amount } = await ready()
      const before = await balanceOf(person)
      const answers = await atOnce(8, () => claim(person, request))
      const { done, ...refused } = tally(answers)
      expect(done).toBe(1)
      expect(Object.keys(refused)).toEqual(['gift.notClaimable'])
      const reasons = answers.flatMap((answer) => (answer.success ? [] : [answer.value]))
      expect(reasons).toEqual(Array(7).fill({ state: 'claimed' }))
      expect(await balanceOf(person)).toBe(before + amount)
      expect((await claims(person)).claims).toHaveLength(1)
    }
  }

  test(
    'pay a bonus once',
    () =>
      race(async () => {
        const person = await makeClaimant(opened)
        return { person, request: { what: 'bonus', id: await giveBonus(opened, person) }, amount: 1_000 }
      }),
    RACE,
  )

  test(
    '[MEM-14] pay a rebate once, of one category or of all',
    () =>
      race(async () => {
        const person = await makeClaimant(opened)
        await stake(opened, person, { amount: 100_000 })
        const gameType = Math.random() < 0.5 ? null : 'RNG'
        return { person, request: { what: 'rebate', gameType }, amount: 500 }
      }),
    RACE,
  )

  test(
    'pay a referral reward once',
    () =>
      race(async () => {
        const person = await makeClaimant(opened)
        const friend = await makeClaimant(opened, { referrerId: person.member.id })
        await payIn(opened, friend, { amount: 5_000 })
        await stake(opened, friend, { amount: 20_000 })
        return { person, request: { what: 'referral' }, amount: 2_000 }
      }),
    RACE,
  )

  test(
    'pay a mission once',
    () =>
      race(async () => {
        const person = await makeClaimant(opened)
        await stake(opened, person, { amount: 5_000 })
        return { person, request: { what: 'mission', id: 'day-turnover' }, amount: 150 }
      }),
    RACE,
  )

  test(
    'pay a level reward once',
    () =>
      race(async () => {
        const person = await makeClaimant(opened, { vipLevel: 1 })
        return { person, request: { what: 'reward', id: 'upgrade.1' }, amount: 1_000 }
      }),
    RACE,
  )

  test('pay a rebate once when it is claimed as a whole and by category', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 100_000 })
    const answers = await Promise.all([
      claim(person, { what: 'rebate', gameType: null }),
      claim(person, { what: 'rebate', gameType: 'RNG' }),
    ])
    expect(tally(answers)).toEqual({ done: 1, 'gift.notClaimable': 1 })
    expect(answers.find(({ success }) => !success)).toMatchObject({ value: { state: 'claimed' } })
    expect((await person.read(listRebates, {}, person.headers)).total).toBe(0)
  })

  test('report that nothing was earned rather than claimed', async () => {
    const person = await makeClaimant(opened)
    for (const request of [{ what: 'rebate', gameType: null }, { what: 'referral' }] as const)
      expect(await claim(person, request)).toMatchObject({ value: { state: 'nothing' } })
    await stake(opened, person, { amount: 100_000 })
    await claim(person, { what: 'rebate', gameType: 'RNG' })
    expect(await claim(person, { what: 'rebate', gameType: 'LIVE' })).toMatchObject({
      value: { state: 'nothing' },
    })
  })
})

describe('Claim with an idempotency key', () => {
  test('is answered once when it is sent six times at once', async () => {
    const person = await makeClaimant(opened)
    const request = { what: 'bonus', id: await giveBonus(opened, person) } as const
    const key = randomUUID()
    const answers = await atOnce(6, () => claim(person, request, key))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await balanceOf(person)).toBe(1_000)
    expect(await claim(person, { what: 'referral' }, key)).toMatchObject({ status: 422, code: 'key.reused' })
  })

  test('returns the same answer after a lost reply', async () => {
    const person = await makeClaimant(opened)
    const request = { what: 'bonus', id: await giveBonus(opened, person) } as const
    const key = randomUUID()
    const cut = { kind: 'cut', delay: 0, code: null, value: null, times: 1 } as const
    await setFault(opened.platform.database, 'claimGift', cut)
    await expect(claim(person, request, key)).rejects.toThrow()
    expect(await balanceOf(person)).toBe(1_000)
    expect(await claim(person, request, key)).toMatchObject({ success: true, value: { balance: 1_000 } })
    expect(await balanceOf(person)).toBe(1_000)
    expect((await claims(person)).claims).toHaveLength(1)
  })

  test('fails when the same claim key was already used', async () => {
    const { member } = await makeClaimant(opened)
    const { database, clock } = opened.platform
    const now = await clock()
    const gift = { source: 'bonus', title: { pt: 'x', en: 'x' }, amount: 1_000, turnover: 0 } as const
    const pay = () =>
      database.transaction((tx) =>
        payGift(tx, { memberId: member.id, now, gift: { ...gift, keys: ['same'] } }),
      )
    await pay()
    await expect(pay()).rejects.toThrow()
    expect(await database.$count(giftClaim, eq(giftClaim.memberId, member.id))).toBe(1)
  })
})

test('[MEM-10] lists claims page by page, by source and with their sum', async () => {
  const person = await makeClaimant(opened, { vipLevel: 2 })
  await claim(person, { what: 'bonus', id: await giveBonus(opened, person) })
  await claim(person, { what: 'reward', id: 'upgrade.1' })
  await claim(person, { what: 'reward', id: 'upgrade.2' })
  const first = await claims(person, { limit: 2 })
  expect(first).toMatchObject({ total: 4_500, claims: [{ amount: 2_500 }, { amount: 1_000 }] })
  const second = await claims(person, { limit: 2, cursor: first.next ?? '' })
  expect(second).toMatchObject({ claims: [{ source: 'bonus' }], next: null })
  expect(await claims(person, { source: 'reward' })).toMatchObject({ total: 3_500, next: null })
  const other = await makeClaimant(opened)
  expect(await claims(other)).toMatchObject({ claims: [], total: 0 })
})

describe('[MEM-10] Reward centre', () => {
  test('lists claimable rewards first, then locked ones with a reason, then claimed ones', async () => {
    const person = await makeClaimant(opened)
    const friend = await makeClaimant(opened, { referrerId: person.member.id })
    await payIn(opened, friend, { amount: 5_000 })
    await stake(opened, friend, { amount: 20_000 })
    await giveBonus(opened, person)
    await giveBonus(opened, person, { state: 'processing' })
    await payIn(opened, person, { amount: 20_000 })
    await stake(opened, person, { amount: 100_000 })
    const seen = await rewards(person)
    expect(seen.map(({ state }) => state)).toEqual(
      seen.map(({ state }) => state).toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    )
    const claimable = seen.filter(({ state }) => state === 'claimable')
    expect(new Set(claimable.map(({ source }) => source))).toEqual(
      new Set(['bonus', 'rebate', 'referral', 'mission', 'reward', 'task', 'pointReward']),
    )
    expect(seen.find(({ request }) => request.what === 'reward' && request.id === 'upgrade.2')).toMatchObject(
      {
        state: 'locked',
        title: 'Bonus for reaching Silver',
        reason: 'Still R$\u00a0800.00 to deposit and R$\u00a04,000.00 to stake',
      },
    )
    expect((await counts(person))[1]).toBe(claimable.length)
    for (const { request, amount, points, turnover } of claimable) {
      const before = await balanceOf(person)
      expect(await claim(person, request)).toMatchObject({
        success: true,
        value: { balance: before + amount, claim: { amount, points, turnover } },
      })
    }
    expect(await counts(person)).toEqual([0, 0])
    const after = await rewards(person)
    expect(after.filter(({ state }) => state === 'claimable')).toEqual([])
    expect(after.filter(({ state }) => state === 'claimed').length).toBeGreaterThan(3)
  })

  const order = ['claimable', 'locked', 'claimed']

  test('rejects locked, claimed and unknown rewards', async () => {
    const person = await makeClaimant(opened, { vipLevel: 1 })
    const refused = (state: string) => ({ code: 'gift.notClaimable', value: { state } })
    const ask = (id: string) => claim(person, { what: 'reward', id })
    expect(await ask('upgrade.2')).toMatchObject(refused('locked'))
    await ask('upgrade.1')
    expect(await ask('upgrade.1')).toMatchObject(refused('claimed'))
    for (const id of ['upgrade.0', 'upgrade.99', 'month.2020-01', 'x'])
      expect(await ask(id)).toMatchObject({ status: 404 })
    expect(await claim(person, { what: 'mission', id: 'x' })).toMatchObject({ status: 404 })
    expect(await claim(person, { what: 'mission', id: 'day-bets' })).toMatchObject(refused('locked'))
    expect(await claim(person, { what: 'referral' })).toMatchObject(refused('nothing'))
  })
})

test('rejects a claim without an idempotency key', async () => {
  const person = await makeClaimant(opened)
  const headers = { ...person.headers, 'idempotency-key': '' }
  expect(await person.ask(claimGift, { what: 'referral' }, headers)).toMatchObject({ code: 'key.missing' })
})
