import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClaimRequest, claimGift, listGiftClaims } from '#protocol/rewards/claims.ts'
import { listRebates } from '#protocol/rewards/rebates.ts'
import { giftClaim } from '#server/rewards/claim.table.ts'
import { payGift } from '#server/rewards/claims.ts'
import { setFault } from '#server/sandbox/faults.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import {
  balanceOf,
  claim,
  giveBonus,
  makeClaimant,
  payIn,
  stake,
} from '#tests/support/rewards/claim-world.ts'

const ROUNDS = isLong ? 100 : 4

/** Timeout for all rounds of a race, in ms. */
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

const claims = async (person: Person, asked = {}) => person.read(listGiftClaims, asked, person.headers)

describe('[MEM-10] Concurrent and repeated claims with different keys', () => {
  /** Runs rounds of concurrent claims. `ready` creates a member who can claim `amount` minor units once. */
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
    '[MEM-14] pay a rebate once, whether it is claimed for one category or for all',
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

  test('pay a rebate once when it is claimed concurrently for one category and for all', async () => {
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

  test('return the state “nothing”, not “claimed”, for a reward that was never earned', async () => {
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
  test('gets the same response to each of six concurrent requests', async () => {
    const person = await makeClaimant(opened)
    const request = { what: 'bonus', id: await giveBonus(opened, person) } as const
    const key = randomUUID()
    const answers = await atOnce(6, () => claim(person, request, key))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await balanceOf(person)).toBe(1_000)
    expect(await claim(person, { what: 'referral' }, key)).toMatchObject({ status: 422, code: 'key.reused' })
  })

  test('succeeds on a retry after its response is lost, and is paid once', async () => {
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

  test('fails if a claim with the same uniqueness key is already stored', async () => {
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

test('[MEM-10] lists claims page by page, filters them by source and states their sum', async () => {
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

test('rejects a claim without an idempotency key', async () => {
  const person = await makeClaimant(opened)
  const headers = { ...person.headers, 'idempotency-key': '' }
  expect(await person.ask(claimGift, { what: 'referral' }, headers)).toMatchObject({ code: 'key.missing' })
})
