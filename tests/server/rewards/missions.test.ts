import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMissionLeaderboard, readMissionSummary } from '#protocol/rewards/missions.ts'
import { member } from '#server/identity/member.table.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { altered, expectHidden } from '#tests/support/cursors.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { claim, makeClaimant, noon, passUntil, payIn, stake } from '#tests/support/rewards/claim-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

const setClock = (moment: number) => moveClock(opened, moment - Date.now())
beforeEach(() => setClock(noon()))
const ago = async (milliseconds: number) => new Date((await opened.platform.clock()).getTime() - milliseconds)

const summary = (person: Person) => person.read(readMissionSummary, {}, person.headers)
const mission = async (person: Person, id: string) =>
  (await summary(person)).missions.find((one) => one.id === id)
const board = (person: Person, asked = {}) => person.read(readMissionLeaderboard, asked, person.headers)

describe('[MEM-12] [CALL-43] Missions', () => {
  test('count the deposits and stakes of a day, week or month', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 3_000 })
    await stake(opened, person, { amount: 4_000, at: await ago(DAY) })
    await stake(opened, person, { amount: 9_000, at: await ago(12 * DAY) })
    await payIn(opened, person, { amount: 6_000, at: await ago(DAY) })
    await payIn(opened, person, { amount: 9_000, at: await ago(12 * DAY) })
    const progress = Object.fromEntries(
      (await summary(person)).missions.map((one) => [one.id, [one.progress, one.unit]]),
    )
    expect(progress).toEqual({
      'day-bets': [1, 'times'],
      'day-turnover': [3_000, 'money'],
      'week-days': [2, 'days'],
      'week-deposits': [6_000, 'money'],
      'week-turnover': [7_000, 'money'],
      'month-days': [3, 'days'],
      'month-turnover': [16_000, 'money'],
    })
  })

  test('can be claimed once per period after they are completed, and restart in the next period', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 4_999 })
    const request = { what: 'mission', id: 'day-turnover' } as const
    expect(await claim(person, request)).toMatchObject({ value: { state: 'locked' } })
    await stake(opened, person, { amount: 1 })
    expect(await mission(person, request.id)).toMatchObject({
      state: 'claimable',
      progress: 5_000,
      turnover: 150,
    })
    expect((await summary(person)).claimable).toEqual({ missions: 1, amount: 150 })
    expect(await claim(person, request)).toMatchObject({ value: { claim: { amount: 150 } } })
    expect(await mission(person, request.id)).toMatchObject({ state: 'claimed' })
    expect(await summary(person)).toMatchObject({ earned: 150, claimable: { missions: 0, amount: 0 } })
    await passUntil(opened, person, noon() + 12 * HOUR)
    expect(await mission(person, request.id)).toMatchObject({ state: 'running', progress: 0 })
    await stake(opened, person, { amount: 6_000 })
    expect(await claim(person, request)).toMatchObject({ success: true })
    expect((await summary(person)).earned).toBe(300)
  })

  test('expire at the end of their period if they are not claimed', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 5_000 })
    const { endsAt = '' } = (await mission(person, 'day-turnover')) ?? {}
    await passUntil(opened, person, Date.parse(endsAt))
    expect(await claim(person, { what: 'mission', id: 'day-turnover' })).toMatchObject({
      value: { state: 'locked' },
    })
  })
})

describe('[MEM-12] [CALL-43] Mission leaderboard', () => {
  let people: Person[]
  beforeAll(async () => {
    people = []
    const amounts = [5_000, 2_500, 2_500, 2_000, 1_000, 333, 332]
    // No other test uses this day, so only these members are on its leaderboard.
    await setClock(noon() + 6 * DAY)
    for (let place = 0; place < 7; place++) people.push(await makeClaimant(opened))
    for (const [place, person] of people.entries())
      await stake(opened, person, { amount: amounts[place] ?? 0 })
    const trial = await makeClaimant(opened, { type: 4 })
    await stake(opened, trial, { amount: 5_000 })
    const closed = await makeClaimant(opened)
    await stake(opened, closed, { amount: 5_000 })
    const isIt = eq(member.id, closed.member.id)
    await opened.platform.database.update(member).set({ closed: true }).where(isIt)
  })
  beforeEach(() => setClock(noon() + 6 * DAY))

  test('ranks members by progress and gives equal scores the same rank', async () => {
    const [first, , third] = people
    if (!first || !third) throw new Error('There is nobody')
    const { places, own, players, endsAt } = await board(third, { period: 'day' })
    // Scores are rounded down: 7.5 to 7, and the last two to 0, which is not ranked.
    expect(places.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 15],
      [2, 7],
      [2, 7],
      [4, 6],
      [5, 3],
    ])
    expect(players).toBe(5)
    expect(own).toEqual({ rank: 2, score: 7 })
    expect(Date.parse(endsAt)).toBe(noon() + 6 * DAY + 12 * HOUR)
    const mine = places.filter((place) => place.own)
    expect(mine).toMatchObject([{ customerName: third.member.nickname }])
    for (const place of places.filter((one) => !one.own)) expect(place.customerName).toMatch(/^..\*{3}$/)
  })

  test('is returned page by page without gaps or duplicates', async () => {
    const [person] = people
    if (!person) throw new Error('There is nobody')
    const whole = await board(person, { period: 'day' })
    const read: typeof whole.places = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await board(person, { period: 'day', limit: 2, ...(cursor ? { cursor } : {}) })
      expect(page).toMatchObject({ players: 5, own: { rank: 1, score: 15 } })
      read.push(...page.places)
      cursor = page.next
      if (cursor === null) break
      expectHidden(cursor)
      const asked = { period: 'day', cursor: altered(cursor) } as const
      expect(await person.ask(readMissionLeaderboard, asked, person.headers)).toMatchObject({ status: 404 })
    }
    expect(read).toEqual(whole.places)
  })

  test('omits members without any progress', async () => {
    const person = await makeClaimant(opened)
    expect(await board(person, { period: 'day' })).toMatchObject({ own: null, players: 5 })
  })
})
