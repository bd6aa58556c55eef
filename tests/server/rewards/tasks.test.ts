import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listTasks } from '#protocol/rewards/tasks.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import { member } from '#server/identity/member.table.ts'
import { defaultTasks, type TaskTerms } from '#server/rewards/default-tasks.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { balanceOf, claim, makeClaimant, payIn, stake } from '#tests/support/rewards/claim-world.ts'
import { pointsOf } from '#tests/support/rewards/point-world.ts'

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

const tasks = async (person: Person) => (await person.read(listTasks, {}, person.headers)).tasks
const counts = (person: Person) => person.read(readBadgeCounts, {}, person.headers)

describe('[TASK-01] Task', () => {
  const find = async (person: Person, id: string) => (await tasks(person)).find((task) => task.id === id)

  test('follows the member’s progress and can be claimed once for money and points', async () => {
    const person = await makeClaimant(opened)
    expect(await find(person, 'first-deposit')).toMatchObject({
      state: 'running',
      progress: 0,
      goal: 2_000,
      reward: { amount: 500, points: 100 },
      turnover: 500,
      expiresAt: expect.any(String),
    })
    await payIn(opened, person, { amount: 5_000 })
    expect((await tasks(person))[0]).toMatchObject({
      id: 'first-deposit',
      state: 'claimable',
      progress: 2_000,
    })
    expect((await counts(person)).tasks).toBe(1)
    expect(await claim(person, { what: 'task', id: 'first-deposit' })).toMatchObject({
      success: true,
      value: { balance: 5_500, claim: { amount: 500, points: 100, turnover: 500 } },
    })
    expect([await balanceOf(person), await pointsOf(person)]).toEqual([5_500, 100])
    expect(await find(person, 'first-deposit')).toMatchObject({
      state: 'claimed',
      claimedAt: expect.any(String),
    })
    expect(await claim(person, { what: 'task', id: 'first-deposit' })).toMatchObject({
      value: { state: 'claimed' },
    })
    for (const id of ['bets', 'mobile'])
      expect(await claim(person, { what: 'task', id })).toMatchObject({ value: { state: 'locked' } })
    expect(await claim(person, { what: 'task', id: 'none' })).toMatchObject({ status: 404 })
  })

  test('measures progress by the account’s data if its goal concerns the account', async () => {
    const person = await makeClaimant(opened)
    expect(await find(person, 'profile')).toMatchObject({ progress: 0, goal: 3, state: 'running' })
    const change = (given: Partial<typeof member.$inferInsert>) =>
      opened.platform.database.update(member).set(given).where(eq(member.id, person.member.id))
    const mobile = `+5511${String(person.member.id).padStart(9, '9')}`
    await change({ mobile, email: `${person.id}@a.example` })
    expect(await find(person, 'profile')).toMatchObject({ progress: 1, state: 'running' })
    await change({ emailBound: true })
    expect(await find(person, 'profile')).toMatchObject({ progress: 2, state: 'running' })
    expect(await find(person, 'mobile')).toMatchObject({ progress: 1, state: 'claimable' })
  })

  test('expires at the earliest of its time limits, and tasks are listed by expiry', async () => {
    const { database } = opened.platform
    const [first] = defaultTasks as [TaskTerms]
    const until = async (days: number) => (await inDays(days)).toISOString()
    const task = (id: string, given: Partial<TaskTerms>) => ({ ...first, id, lasts: null, ...given })
    const [soon, late] = [await until(1), await until(9)]
    await writeSetting(database, settings.tasks, [
      task('open', {}),
      task('late', { until: late }),
      task('dated', { until: soon, lasts: 3 }),
      task('days', { until: late, lasts: 3 }),
    ])
    const person = await makeClaimant(opened)
    const inThreeDays = new Date(person.member.createdAt.getTime() + 3 * DAY).toISOString()
    expect((await tasks(person)).map(({ id, expiresAt }) => [id, expiresAt])).toEqual([
      ['dated', soon],
      ['days', inThreeDays],
      ['late', late],
      ['open', null],
    ])
    await writeSetting(database, settings.tasks, defaultTasks)
  })

  test('cannot be claimed after its expiry, and counts only stakes between its start and end', async () => {
    const { database } = opened.platform
    const bounds = (from: Date, until: Date) => ({ from: from.toISOString(), until: until.toISOString() })
    const [first] = defaultTasks as [TaskTerms]
    const common = { ...first, measure: 'turnover' as const, goal: 1_000, lasts: null }
    const over = { ...common, id: 'over', ...bounds(await inDays(-3), await inDays(-1)) }
    const now = { ...common, id: 'now', ...bounds(await inDays(-3), await inDays(1)) }
    await writeSetting(database, settings.tasks, [over, now])
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 5_000, at: await inDays(-4) })
    expect(await find(person, 'now')).toMatchObject({ progress: 0, state: 'running' })
    await stake(opened, person, { amount: 5_000 })
    expect((await tasks(person)).map(({ id, state, progress }) => [id, state, progress])).toEqual([
      ['now', 'claimable', 1_000],
      ['over', 'expired', 0],
    ])
    expect(await claim(person, { what: 'task', id: 'over' })).toMatchObject({ value: { state: 'expired' } })
    await writeSetting(database, settings.tasks, defaultTasks)
  })

  test(
    'is paid once when it is claimed concurrently with different keys',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const person = await makeClaimant(opened)
        await payIn(opened, person, { amount: 2_000 })
        const wish = { what: 'task', id: 'first-deposit' } as const
        const { done, ...refused } = tally(await atOnce(4, () => claim(person, wish)))
        expect(done).toBe(1)
        expect(Object.keys(refused)).toEqual(['gift.notClaimable'])
        expect([await balanceOf(person), await pointsOf(person)]).toEqual([2_500, 100])
      }
    },
    RACE,
  )

  test('is paid once when the same key is sent four times', async () => {
    const person = await makeClaimant(opened)
    await payIn(opened, person, { amount: 2_000 })
    const key = randomUUID()
    const answers = await atOnce(4, () => claim(person, { what: 'task', id: 'first-deposit' }, key))
    expect(tally(answers).done).toBe(4)
    expect(await pointsOf(person)).toBe(100)
  })
})
