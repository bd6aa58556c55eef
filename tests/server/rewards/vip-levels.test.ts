import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { listMessages } from '#protocol/account/messages.ts'
import { listRewards } from '#protocol/rewards/rewards.ts'
import { raiseLevels, startRaisingLevels } from '#server/rewards/raise-vip-levels.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { claim, makeClaimant, payIn, stake } from '#tests/support/rewards/claim-world.ts'
import { patternIn, textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())
beforeEach(async () => {
  await moveClock(opened, 0)
  // First raise the levels of earlier tests' members, so that each test sees only its own changes.
  await raiseLevels(opened.platform)
})

const raise = () => raiseLevels(opened.platform)
const level = async (person: Person) => (await person.read(readMemberInfo, {}, person.headers)).vipLevel
const told = async (person: Person) => (await person.read(listMessages, {}, person.headers)).messages
const ago = async (milliseconds: number) => new Date((await opened.platform.clock()).getTime() - milliseconds)

async function reach(person: Person, place: number, at?: Date): Promise<void> {
  const { deposits = 0, turnover = 0 } = settings.vip.initial.levels[place] ?? {}
  const when = at ? { at } : {}
  await payIn(opened, person, { amount: deposits, ...when })
  await stake(opened, person, { amount: turnover, ...when })
}

describe('[MEM-15] VIP level', () => {
  test('is raised by the background job, which sends one message', async () => {
    const person = await makeClaimant(opened)
    await payIn(opened, person, { amount: 20_000 })
    await raise()
    expect(await level(person)).toBe(0)
    await stake(opened, person, { amount: 100_000 })
    expect(await raise()).toBe(1)
    expect(await level(person)).toBe(1)
    expect(await raise()).toBe(0)
    expect(await told(person)).toMatchObject([
      {
        topic: 'promotion',
        title: textIn('en', 'notification.vip.raised.title', {
          level: textIn('en', 'vip.level.bronze.name'),
        }),
        content: `<p>${textIn('en', 'notification.vip.raised.content', { hasBonus: 'true', amount: 'R$\u00a010.00' })}</p>`,
      },
    ])
  })

  test('keeps the monthly bonus of a lower level locked, and names that level in the reason', async () => {
    const { initial } = settings.vip
    const levels = initial.levels.map((terms, place) => (place === 1 ? terms : { ...terms, monthlyBonus: 0 }))
    await writeSetting(opened.platform.database, settings.vip, { levels })
    const person = await makeClaimant(opened)
    const monthly = async () =>
      (await person.read(listRewards, {}, person.headers)).rewards.find(
        ({ request }) => 'id' in request && request.id.startsWith('month.'),
      )
    expect(await monthly()).toMatchObject({
      state: 'locked',
      reason: textIn('en', 'reward.toLevel.both', {
        deposits: 'R$\u00a0200.00',
        turnover: 'R$\u00a01,000.00',
      }),
    })
    await reach(person, 2)
    expect(await monthly()).toMatchObject({
      state: 'locked',
      reason: textIn('en', 'reward.toLevel.otherLevel', { level: textIn('en', 'vip.level.bronze.name') }),
    })
    await writeSetting(opened.platform.database, settings.vip, initial)
  })

  test('grants its own bonus and that of every skipped level, each only once', async () => {
    const person = await makeClaimant(opened)
    await reach(person, 2)
    await raise()
    expect(await told(person)).toMatchObject([
      {
        content: `<p>${textIn('en', 'notification.vip.raised.content', { hasBonus: 'true', amount: 'R$\u00a035.00' })}</p>`,
      },
    ])
    const { rewards } = await person.read(listRewards, {}, person.headers)
    const bonuses = rewards.filter(
      ({ state, title }) => state === 'claimable' && patternIn('en', 'vip.reached').test(title),
    )
    expect(bonuses.map(({ amount }) => amount)).toEqual([1_000, 2_500])
    const request = { what: 'reward', id: 'upgrade.2' } as const
    expect(await claim(person, request)).toMatchObject({ value: { claim: { amount: 2_500 } } })
    await raise()
    expect(await claim(person, request)).toMatchObject({ code: 'gift.notClaimable' })
  })

  test('is raised once when eight runs of the job overlap', async () => {
    const people = await Promise.all([1, 2, 3].map(() => makeClaimant(opened)))
    for (const person of people) await reach(person, 1)
    const raised = await atOnce(8, raise)
    expect(raised.reduce((sum, count) => sum + count, 0)).toBe(3)
    for (const person of people) expect(await told(person)).toHaveLength(1)
  })

  test('is never lowered', async () => {
    const person = await makeClaimant(opened, { vipLevel: 3 })
    await reach(person, 1)
    expect(await raise()).toBe(0)
    expect(await level(person)).toBe(3)
  })

  test('counts deposits that are dated before the job’s last run but recorded later', async () => {
    const person = await makeClaimant(opened)
    await reach(person, 1, await ago(MINUTE))
    expect(await raise()).toBe(1)
  })

  test('is raised after the sandbox clock moves back', async () => {
    await moveClock(opened, 2 * DAY)
    await raise()
    await moveClock(opened, 0)
    const person = await makeClaimant(opened)
    await reach(person, 1)
    expect(await raise()).toBe(1)
  })

  test('is raised without a new deposit when the requirements are lowered', async () => {
    const person = await makeClaimant(opened)
    await payIn(opened, person, { amount: 5_000, at: await ago(3 * DAY) })
    expect(await raise()).toBe(0)
    const [first, second, ...others] = settings.vip.initial.levels
    if (!first || !second) throw new Error('There are no levels')
    const easier = { levels: [first, { ...second, deposits: 5_000, turnover: 0 }, ...others] }
    await writeSetting(opened.platform.database, settings.vip, easier)
    await raise()
    expect(await level(person)).toBe(1)
    await writeSetting(opened.platform.database, settings.vip, settings.vip.initial)
  })

  test('is never raised for trial players', async () => {
    const trial = await makeClaimant(opened, { type: 4 })
    await reach(trial, 1)
    expect(await raise()).toBe(0)
  })

  test('is raised automatically while the platform runs', async () => {
    const person = await makeClaimant(opened)
    await reach(person, 1)
    const worker = startRaisingLevels(opened.platform)
    await expect.poll(() => level(person)).toBe(1)
    await worker.stop()
  })
})
