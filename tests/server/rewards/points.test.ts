import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listGiftClaims } from '#protocol/rewards/claims.ts'
import { listPointRewards } from '#protocol/rewards/points.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import { member } from '#server/identity/member.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { earnPoints } from '#server/rewards/loyalty/earn-points.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames, SLOT } from '#tests/support/play/game-world.ts'
import { claim, makeClaimant, stake } from '#tests/support/rewards/claim-world.ts'
import { pointsOf, rewardWithPoints } from '#tests/support/rewards/point-world.ts'
import { textIn } from '#tests/support/texts.ts'

const ROUNDS = isLong ? 100 : 6
const DAY = 86_400_000
/** Timeout for all rounds of a race, in ms. */
const RACE = 300_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(async () => {
  const faults = await ledgerFaults(opened.platform.pool, { playedAtOnce: true })
  expect(faults.filter((fault) => !/without a wallet/.test(fault))).toEqual([])
  await opened.close()
})

const inDays = async (days: number) => new Date((await opened.platform.clock()).getTime() + days * DAY)
const rewards = async (person: Person) => (await person.read(listPointRewards, {}, person.headers)).rewards

const counts = (person: Person) => person.read(readBadgeCounts, {}, person.headers)

describe('[PTS-01] Points for stakes', () => {
  test('are earned by settled bets, and remainders carry over', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 1_200 })
    await stake(opened, person, { amount: 9_000, settledAt: null })
    await earnPoints(opened.platform)
    expect(await pointsOf(person)).toBe(2)
    await stake(opened, person, { amount: 300 })
    await earnPoints(opened.platform)
    expect(await pointsOf(person)).toBe(3)
    await earnPoints(opened.platform)
    expect(await pointsOf(person)).toBe(3)
  })

  test('include a bet that is recorded only after the points for later bets have been earned', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 500 })
    await earnPoints(opened.platform)
    await stake(opened, person, {
      amount: 500,
      at: new Date((await opened.platform.clock()).getTime() - 60_000),
    })
    await earnPoints(opened.platform)
    expect(await pointsOf(person)).toBe(2)
  })

  test('are still earned after the clock moves back', async () => {
    const { database } = opened.platform
    await writeSetting(database, settings.pointsEarned, { at: (await inDays(1)).toISOString() })
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 500 })
    await earnPoints(opened.platform)
    expect(await pointsOf(person)).toBe(1)
  })

  test('are earned by every member when hundreds have played', async () => {
    const { database, clock } = opened.platform
    const now = await clock()
    const many = Array.from({ length: 500 }, () => {
      const account = `p${randomUUID().slice(0, 18)}`
      return { account, nickname: account, userName: account, icon: '0', type: 0, createdAt: now }
    })
    const members = await database.insert(member).values(many).returning({ id: member.id })
    const round = { nodeId: SLOT, stake: 1, payout: 0, state: {}, startedAt: now, settledAt: now }
    const rounds = members.map(({ id: memberId }) => ({ ...round, id: randomUUID(), memberId }))
    await database.insert(gameRound).values(rounds)
    const last = await makeClaimant(opened)
    await stake(opened, last, { amount: 500 })
    await earnPoints(opened.platform)
    expect(await pointsOf(last)).toBe(1)
  })

  test('are denied to trial players', async () => {
    const trial = await makeClaimant(opened, { type: 4 })
    const before = await earnPoints(opened.platform)
    await stake(opened, trial, { amount: 50_000 })
    expect([before, await earnPoints(opened.platform)]).toEqual([0, 0])
  })

  test(
    'are earned once per bet when several processes run concurrently',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const people = await Promise.all([makeClaimant(opened), makeClaimant(opened)])
        for (const person of people) await stake(opened, person, { amount: 500 })
        expect(await earnPoints(opened.platform)).toBe(2)
        for (const person of people) await stake(opened, person, { amount: 5_000 })
        const earned = await Promise.all(Array.from({ length: 3 }, () => earnPoints(opened.platform)))
        expect(earned.reduce((sum, points) => sum + points, 0)).toBe(20)
        expect(await Promise.all(people.map(pointsOf))).toEqual([11, 11])
      }
    },
    RACE,
  )
})

describe('[PTS-02] [CALL-38] Point reward', () => {
  test('can be claimed once and is then listed among the claims', async () => {
    const person = await makeClaimant(opened)
    const id = await rewardWithPoints(opened, person)
    expect((await rewards(person))[0]).toMatchObject({ id, points: 50, state: 'claimable', reason: '' })
    expect((await counts(person)).points).toBe(1)
    expect(await claim(person, { what: 'pointReward', id })).toMatchObject({
      success: true,
      value: { balance: 0, claim: { source: 'pointReward', amount: 0, points: 50, turnover: 0 } },
    })
    expect(await pointsOf(person)).toBe(50)
    expect((await rewards(person)).find((one) => one.id === id)).toMatchObject({ state: 'claimed' })
    expect(await claim(person, { what: 'pointReward', id })).toMatchObject({
      code: 'gift.notClaimable',
      value: { state: 'claimed' },
    })
    const claimed = await person.read(listGiftClaims, { source: 'pointReward' }, person.headers)
    expect(claimed).toMatchObject({ total: 0, claims: [{ points: 50 }] })
    expect((await counts(person)).points).toBe(0)
  })

  test('cannot be claimed if it is rejected, expired or locked, or belongs to another member', async () => {
    const person = await makeClaimant(opened)
    const no = { pt: 'Não foi desta vez.', en: 'Not this time.' }
    const refused = await rewardWithPoints(opened, person, { refused: no })
    const over = await rewardWithPoints(opened, person, { expiresAt: await inDays(-1) })
    const all = new Map((await rewards(person)).map((one) => [one.id, one]))
    expect(all.get(refused)).toMatchObject({ state: 'refused', reason: 'Not this time.' })
    expect(all.get(over)).toMatchObject({ state: 'refused', reason: textIn('en', 'pointReward.tooLate') })
    expect(all.get('level-3')).toMatchObject({
      state: 'locked',
      reason: textIn('en', 'pointReward.atLevel', { level: textIn('en', 'vip.level.gold.name') }),
    })
    for (const [id, state] of [
      [refused, 'rejected'],
      [over, 'rejected'],
      ['level-3', 'locked'],
    ] as const)
      expect(await claim(person, { what: 'pointReward', id })).toMatchObject({ value: { state } })
    const foreign = await rewardWithPoints(opened, await makeClaimant(opened))
    for (const id of [foreign, randomUUID(), 'none'])
      expect(await claim(person, { what: 'pointReward', id })).toMatchObject({ status: 404 })
    expect(await pointsOf(person)).toBe(0)
    const golden = await makeClaimant(opened, { vipLevel: 3 })
    expect(await claim(golden, { what: 'pointReward', id: 'level-3' })).toMatchObject({ success: true })
    expect(await pointsOf(golden)).toBe(800)
  })

  test(
    'is given once when it is claimed concurrently with different keys',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const person = await makeClaimant(opened)
        const id = await rewardWithPoints(opened, person)
        const { done, ...refused } = tally(await atOnce(4, () => claim(person, { what: 'pointReward', id })))
        expect(done).toBe(1)
        expect(Object.keys(refused)).toEqual(['gift.notClaimable'])
        expect(await pointsOf(person)).toBe(50)
      }
    },
    RACE,
  )
})
