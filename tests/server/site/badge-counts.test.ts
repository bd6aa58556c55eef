import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMessages, listMessages, markMessagesRead } from '#protocol/account/messages.ts'
import type { ClaimRequest } from '#protocol/rewards/claims.ts'
import { readMissionSummary } from '#protocol/rewards/missions.ts'
import { listRewards } from '#protocol/rewards/rewards.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { makePlayer } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { claim, giveBonus, makeClaimant, payIn, stake } from '#tests/support/rewards/claim-world.ts'
import { offer } from '#tests/support/rewards/promotion-world.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

test('[MEM-01] the badge counts only a member’s own unread messages', async () => {
  const [player, other] = [await makePlayer(opened), await makePlayer(opened)]
  const counts = (person = player) => person.read(readBadgeCounts, {}, person.headers)
  const tell = () =>
    opened.platform.database.transaction((tx) =>
      notifyMember(tx, {
        memberId: player.member.id,
        event: 'security.secondStepOn',
        facts: {},
        at: new Date(),
      }),
    )
  await tell()
  await tell()
  expect((await counts()).messages).toBe(2)
  expect((await counts(other)).messages).toBe(0)
  const { messages } = await player.read(listMessages, {}, player.headers)
  const [first, second] = messages.map(({ id }) => id)
  await player.ask(markMessagesRead, { ids: [first ?? ''] }, player.headers)
  expect((await counts()).messages).toBe(1)
  await player.ask(deleteMessages, { ids: [second ?? ''] }, player.headers)
  expect(await counts()).toMatchObject({ messages: 0 })
})

test('[MEM-01] the badges count claimable rewards and completed missions until they are claimed', async () => {
  const player = await makeClaimant(opened)
  const counts = () => player.read(readBadgeCounts, {}, player.headers)
  const before = await counts()
  const bonusId = await giveBonus(opened, player)
  await giveBonus(opened, player)
  await giveBonus(opened, player, { state: 'processing' })
  expect(await counts()).toEqual({ ...before, rewards: before.rewards + 2, bonuses: before.bonuses + 2 })
  expect(await claim(player, { what: 'bonus', id: bonusId })).toMatchObject({ success: true })
  expect(await counts()).toMatchObject({
    missions: before.missions,
    rewards: before.rewards + 1,
    bonuses: before.bonuses + 1,
  })
  await payIn(opened, player, { amount: 1_000_000 })
  const { missions } = await player.read(readMissionSummary, {}, player.headers)
  const done = missions.filter(({ state }) => state === 'claimable')
  const [first] = done
  if (!first) throw new Error('No mission is done')
  expect((await counts()).missions).toBe(done.length)
  expect(await claim(player, { what: 'mission', id: first.id })).toMatchObject({ success: true })
  expect((await counts()).missions).toBe(done.length - 1)
})

test('[MEM-01] the badge counts match the claimable rewards that the reward centre lists', async () => {
  const player = await makeClaimant(opened)
  await giveBonus(opened, player)
  await payIn(opened, player, { amount: 1_000_000 })
  await stake(opened, player, { amount: 1_000_000 })
  const { rewards } = await player.read(listRewards, {}, player.headers)
  const ready = rewards.filter(({ state }) => state === 'claimable')
  const listed = (what: ClaimRequest['what']) => ready.filter(({ request }) => request.what === what).length
  const counts = await player.read(readBadgeCounts, {}, player.headers)
  expect(counts).toMatchObject({
    rewards: ready.length,
    bonuses: listed('bonus'),
    missions: listed('mission'),
    points: listed('pointReward'),
    rebates: listed('rebate'),
    referrals: listed('referral'),
    tasks: listed('task'),
  })
  expect(counts).toMatchObject({ bonuses: 1, rebates: 1, referrals: 0 })
  expect(await claim(player, { what: 'rebate', gameType: null })).toMatchObject({ success: true })
  expect(await player.read(readBadgeCounts, {}, player.headers)).toMatchObject({ bonuses: 1, rebates: 0 })
})

test('[MEM-01] a trial player’s badges count only messages', async () => {
  const [type] = opened.platform.operator.trialTypes
  if (type === undefined) throw new Error('There are no trial players')
  const [trial, real] = [await makeClaimant(opened, { type }), await makeClaimant(opened)]
  await offer(opened)
  for (const person of [trial, real]) {
    await payIn(opened, person, { amount: 1_000_000 })
    await giveBonus(opened, person)
    await opened.platform.database.transaction((tx) =>
      notifyMember(tx, {
        memberId: person.member.id,
        event: 'security.secondStepOn',
        facts: {},
        at: new Date(),
      }),
    )
  }
  const counts = (person = trial) => person.read(readBadgeCounts, {}, person.headers)
  const { promotions, missions, rewards } = await counts(real)
  expect([promotions, missions, rewards].every((count) => count > 0)).toBe(true)
  expect(await counts()).toEqual({
    missions: 0,
    tasks: 0,
    points: 0,
    messages: 1,
    rewards: 0,
    bonuses: 0,
    rebates: 0,
    referrals: 0,
    promotions: 0,
    support: 0,
  })
})
