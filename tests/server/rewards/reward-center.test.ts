import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listRewards } from '#protocol/rewards/rewards.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
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
import { textIn } from '#tests/support/texts.ts'

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

const rewards = async (person: Person) => (await person.read(listRewards, {}, person.headers)).rewards

const counts = async (person: Person) => {
  const { missions, rewards } = await person.read(readBadgeCounts, {}, person.headers)
  return [missions, rewards]
}

describe('[MEM-10] Reward centre', () => {
  test('lists claimable rewards first, then locked rewards with a reason, then claimed rewards', async () => {
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
        title: textIn('en', 'vip.reached', { level: textIn('en', 'vip.level.silver.name') }),
        reason: textIn('en', 'reward.toLevel.both', {
          deposits: 'R$\u00a0800.00',
          turnover: 'R$\u00a04,000.00',
        }),
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

  test('rejects claims of locked, claimed and unknown rewards', async () => {
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
