import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { readMissionLeaderboard, readMissionSummary } from '#protocol/rewards/missions.ts'
import { listRebates } from '#protocol/rewards/rebates.ts'
import { listReferrals, readReferral } from '#protocol/rewards/referral.ts'
import { readVip } from '#protocol/rewards/vip.ts'
import { dayAt, firstOfMonth, mondayOf, plusDays, startOfDay } from '#server/calendar/zoned-day.ts'
import { member } from '#server/identity/member.table.ts'
import { raiseLevels } from '#server/rewards/raise-vip-levels.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { enter, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames } from '#tests/support/play/game-world.ts'
import { balanceOf, claim, makeClaimant, payIn, stake } from '#tests/support/rewards/gift-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

/** Noon of the third Thursday of next month: day, week and month began at least a day before. */
function noon(): number {
  const first = firstOfMonth(dayAt(new Date(), calendarZone), 1)
  const monday = mondayOf(plusDays(first, 20))
  return startOfDay(plusDays(monday, 3), calendarZone).getTime() + 12 * HOUR
}
const setClock = (moment: number) => moveClock(opened, moment - Date.now())
/** Advances time and logs in again, as sessions expire after half a day without use. */
async function passUntil(moment: number, person: Person): Promise<void> {
  await setClock(moment)
  person.headers.token = await enter(opened, person.member)
}
beforeEach(() => setClock(noon()))
const ago = async (milliseconds: number) => new Date((await opened.platform.clock()).getTime() - milliseconds)

const rebates = (person: Person) => person.read(listRebates, {}, person.headers)
const referral = (person: Person) => person.read(readReferral, {}, person.headers)
const vip = (person: Person) => person.read(readVip, {}, person.headers)
const summary = (person: Person) => person.read(readMissionSummary, {}, person.headers)
const mission = async (person: Person, id: string) =>
  (await summary(person)).missions.find((one) => one.id === id)
const board = (person: Person, asked = {}) => person.read(readMissionLeaderboard, asked, person.headers)

/** A cursor reveals neither its key values nor the member's id. */
function expectHidden(cursor: string): void {
  // Encrypted bytes may begin with a bracket, in one cursor of 256.
  const read = Buffer.from(cursor, 'base64').toString('latin1')
  expect([cursor, read].filter((text) => /^\[(\d+|"[^"]*"),|,"\d+"/.test(text))).toEqual([])
}

/** The cursor with one character changed. */
function altered(cursor: string): string {
  const middle = Math.floor(cursor.length / 2)
  return `${cursor.slice(0, middle)}${cursor[middle] === 'A' ? 'B' : 'A'}${cursor.slice(middle + 1)}`
}

describe('[MEM-14] [CALL-48] Manual rebate', () => {
  test('is calculated from settled stakes by category and level, and claimed by category', async () => {
    const person = await makeClaimant(opened, { vipLevel: 2 })
    await stake(opened, person, { amount: 100_000 })
    await stake(opened, person, { amount: 50_000, nodeId: MINES })
    await stake(opened, person, { amount: 70_000, settledAt: null })
    expect(await rebates(person)).toMatchObject({
      on: true,
      categories: [
        { gameType: 'BGS', turnover: 50_000, rate: 40, amount: 200 },
        { gameType: 'RNG', turnover: 100_000, rate: 60, amount: 600 },
      ],
      total: 800,
      vipRate: 10,
    })
    expect(await claim(person, { what: 'rebate', gameType: 'RNG' })).toMatchObject({
      value: { claim: { title: 'Rebate (Casino)', amount: 600, turnover: 0 }, balance: 600 },
    })
    expect(await rebates(person)).toMatchObject({ categories: [{ gameType: 'BGS' }], total: 200 })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({ value: { balance: 800 } })
    expect(await rebates(person)).toMatchObject({ categories: [], total: 0 })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({
      code: 'gift.notClaimable',
      value: { state: 'claimed' },
    })
  })

  test('pays a day’s turnover once, across several claims', async () => {
    const person = await makeClaimant(opened)
    for (const [claimed, amount] of [100_000, 40_000, 20_000, 20_000].entries()) {
      await stake(opened, person, { amount })
      expect(await rebates(person), `claim ${claimed + 1}`).toMatchObject({
        categories: [{ turnover: amount, amount: amount / 200 }],
      })
      const gameType = claimed % 2 === 0 ? 'RNG' : null
      expect(await claim(person, { what: 'rebate', gameType })).toMatchObject({ success: true })
      expect(await rebates(person)).toMatchObject({ categories: [], total: 0 })
      expect(await claim(person, { what: 'rebate', gameType })).toMatchObject({ code: 'gift.notClaimable' })
    }
    expect(await balanceOf(person)).toBe(900)
  })

  test('must be wagered by its share, rounded up', async () => {
    const person = await makeClaimant(opened)
    const shares = { ...settings.giftTurnover.initial, rebate: 1 }
    await writeSetting(opened.platform.database, settings.giftTurnover, shares)
    await stake(opened, person, { amount: 100_000 })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({
      value: { claim: { amount: 500, turnover: 1 } },
    })
    await writeSetting(opened.platform.database, settings.giftTurnover, settings.giftTurnover.initial)
  })

  test('includes rounds that are recorded after a claim', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 100_000 })
    await claim(person, { what: 'rebate', gameType: null })
    await stake(opened, person, { amount: 40_000, at: await ago(HOUR) })
    expect(await rebates(person)).toMatchObject({ categories: [{ turnover: 40_000, amount: 200 }] })
  })

  test('excludes rounds before their settlement', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 100_000, at: await ago(-HOUR) })
    expect(await rebates(person)).toMatchObject({ categories: [], total: 0 })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({
      value: { state: 'nothing' },
    })
    await passUntil(noon() + HOUR + 60_000, person)
    expect(await rebates(person)).toMatchObject({ categories: [{ turnover: 100_000 }] })
  })

  test('counts the operator’s number of days, including today', async () => {
    const person = await makeClaimant(opened)
    await writeSetting(opened.platform.database, settings.rebates, { ...settings.rebates.initial, days: 2 })
    const midnight = startOfDay(plusDays(dayAt(await ago(0), calendarZone), -1), calendarZone)
    await stake(opened, person, { amount: 100_000, at: midnight })
    await stake(opened, person, { amount: 100_000, at: new Date(midnight.getTime() - 1) })
    expect(await rebates(person)).toMatchObject({ days: 2, categories: [{ turnover: 100_000 }] })
    await writeSetting(opened.platform.database, settings.rebates, settings.rebates.initial)
  })

  test('never exceeds the stakes, whatever the level adds', async () => {
    const person = await makeClaimant(opened, { vipLevel: 2 })
    const rates = { ...settings.rebates.initial.rates, RNG: 9_995 }
    await writeSetting(opened.platform.database, settings.rebates, { ...settings.rebates.initial, rates })
    await stake(opened, person, { amount: 3_000 })
    expect(await rebates(person)).toMatchObject({ categories: [{ rate: 10_000, amount: 3_000 }] })
    await writeSetting(opened.platform.database, settings.rebates, settings.rebates.initial)
  })

  test('is not paid below the minimum or while the operator has switched it off', async () => {
    const person = await makeClaimant(opened)
    await writeSetting(opened.platform.database, settings.rebates, { ...settings.rebates.initial, min: 100 })
    await stake(opened, person, { amount: 19_900 })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({
      code: 'gift.tooLittle',
      value: { total: 99, min: 100 },
    })
    await stake(opened, person, { amount: 100 })
    const modules = { ...settings.modules.initial, MANPLAYREB3: false }
    await writeSetting(opened.platform.database, settings.modules, modules)
    expect(await rebates(person)).toMatchObject({ on: false })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({ code: 'gift.off' })
    await writeSetting(opened.platform.database, settings.modules, settings.modules.initial)
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({ value: { balance: 100 } })
    await writeSetting(opened.platform.database, settings.rebates, settings.rebates.initial)
  })

  test('counts the member’s own stakes only', async () => {
    const [person, other] = [await makeClaimant(opened), await makeClaimant(opened)]
    await stake(opened, other, { amount: 100_000 })
    expect(await rebates(person)).toMatchObject({ categories: [], total: 0 })
    await claim(other, { what: 'rebate', gameType: null })
    expect(await rebates(other)).toMatchObject({ total: 0 })
  })
})

describe('[MEM-11] [CALL-48] Inviting friends', () => {
  test('pays a reward once for each friend who has deposited and staked enough', async () => {
    const person = await makeClaimant(opened, { invitationCode: 'AMIGA26' })
    const [none, paid, staked, both] = await Promise.all(
      [1, 2, 3, 4].map(() => makeClaimant(opened, { referrerId: person.member.id })),
    )
    if (!none || !paid || !staked || !both) throw new Error('There are no friends')
    for (const friend of [paid, both]) await payIn(opened, friend, { amount: 5_000 })
    await payIn(opened, staked, { amount: 4_999 })
    await stake(opened, paid, { amount: 19_999 })
    for (const friend of [staked, both]) await stake(opened, friend, { amount: 20_000 })
    expect(await referral(person)).toMatchObject({
      referralCode: 'AMIGA26',
      link: 'http://palpite.test/register?referralCode=AMIGA26',
      invited: 4,
      earned: 0,
      claimable: { friends: 1, amount: 2_000, turnover: 2_000 },
      terms: { deposit: 5_000, turnover: 20_000, reward: 2_000 },
    })
    const states = async () => {
      const { invited } = await person.read(listReferrals, {}, person.headers)
      return invited.map(({ state }) => state).toSorted()
    }
    expect(await states()).toEqual(['claimable', 'deposited', 'deposited', 'registered'])
    expect(await claim(person, { what: 'referral' })).toMatchObject({
      value: { claim: { title: '1 friend invited', amount: 2_000, turnover: 2_000 } },
    })
    expect(await states()).toEqual(['claimed', 'deposited', 'deposited', 'registered'])
    await stake(opened, paid, { amount: 1 })
    expect(await referral(person)).toMatchObject({ earned: 2_000, claimable: { friends: 1 } })
    await claim(person, { what: 'referral' })
    expect(await referral(person)).toMatchObject({ earned: 4_000, claimable: { friends: 0, amount: 0 } })
  })

  test('masks the invited friends and lists them page by page', async () => {
    const person = await makeClaimant(opened)
    const accounts: string[] = []
    for (const days of [0, 1, 1, 2, 3]) {
      const friend = await makeMember(opened, {
        referrerId: person.member.id,
        createdAt: await ago(days * DAY),
      })
      accounts.push(`${friend.account.slice(0, 2)}***`)
    }
    const first = await person.read(listReferrals, { limit: 3 }, person.headers)
    const cursor = first.next ?? ''
    expectHidden(cursor)
    expect(await person.ask(listReferrals, { cursor: altered(cursor) }, person.headers)).toMatchObject({
      status: 404,
    })
    const second = await person.read(listReferrals, { limit: 3, cursor }, person.headers)
    const all = [...first.invited, ...second.invited]
    expect(all.map(({ customerName }) => customerName).toSorted()).toEqual(accounts.toSorted())
    expect(all.map(({ registeredAt }) => registeredAt)).toEqual(
      all
        .map(({ registeredAt }) => registeredAt)
        .toSorted()
        .toReversed(),
    )
    expect(second.next).toBeNull()
    const other = await makeClaimant(opened)
    expect((await other.read(listReferrals, {}, other.headers)).invited).toEqual([])
  })
})

describe('[MEM-12] [CALL-43] Missions', () => {
  test('count deposits and stakes of their day, week or month', async () => {
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

  test('are claimed once per period when completed, and start again in the next', async () => {
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
    await passUntil(noon() + 12 * HOUR, person)
    expect(await mission(person, request.id)).toMatchObject({ state: 'running', progress: 0 })
    await stake(opened, person, { amount: 6_000 })
    expect(await claim(person, request)).toMatchObject({ success: true })
    expect((await summary(person)).earned).toBe(300)
  })

  test('expire with their period when they are not claimed', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 5_000 })
    const { endsAt = '' } = (await mission(person, 'day-turnover')) ?? {}
    await passUntil(Date.parse(endsAt), person)
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
    // A day that no other test uses.
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

  test('ranks scores by progress and shares a place for equal scores', async () => {
    const [first, , third] = people
    if (!first || !third) throw new Error('There is nobody')
    const { places, own, players, endsAt } = await board(third, { period: 'day' })
    // One bet of 20 is half a point, which is rounded down.
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

  test('is read page by page without gaps or repetitions', async () => {
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

describe('[MEM-15] VIP', () => {
  test('rises by deposits and turnover together and is never lowered', async () => {
    const person = await makeClaimant(opened)
    expect(await vip(person)).toMatchObject({ level: 0, deposits: 0, turnover: 0 })
    await stake(opened, person, { amount: 600_000 })
    await payIn(opened, person, { amount: 19_999 })
    expect(await vip(person)).toMatchObject({ level: 0, deposits: 19_999, turnover: 600_000 })
    await payIn(opened, person, { amount: 1 })
    expect(await vip(person)).toMatchObject({ level: 1 })
    await payIn(opened, person, { amount: 80_000 })
    expect(await vip(person)).toMatchObject({ level: 2 })
    await raiseLevels(opened.platform)
    const [first, ...others] = settings.vip.initial.levels
    if (!first) throw new Error('There are no levels')
    const harder = others.map((level) => ({ ...level, deposits: level.deposits * 10 }))
    await writeSetting(opened.platform.database, settings.vip, { levels: [first, ...harder] })
    expect(await vip(person)).toMatchObject({ level: 2 })
    await writeSetting(opened.platform.database, settings.vip, settings.vip.initial)
  })

  test('lists the requirements and benefits of each level', async () => {
    const { levels } = await vip(await makeClaimant(opened))
    expect(levels.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5])
    expect(levels[2]).toEqual({
      level: 2,
      name: 'Silver',
      deposits: 100_000,
      turnover: 500_000,
      benefits: { upgradeBonus: 2_500, monthlyBonus: 800, rebateRate: 10 },
    })
  })

  test('pays the monthly bonus once a month', async () => {
    const next = startOfDay(firstOfMonth(dayAt(await opened.platform.clock(), calendarZone), 1), calendarZone)
    await setClock(next.getTime() - HOUR)
    const person = await makeClaimant(opened, { vipLevel: 1 })
    const monthly = async (claimant = person) => {
      const { year, month } = dayAt(await opened.platform.clock(), calendarZone)
      const id = `month.${year}-${String(month).padStart(2, '0')}`
      return claim(claimant, { what: 'reward', id })
    }
    const newcomer = await makeClaimant(opened)
    const locked = { code: 'gift.notClaimable', value: { state: 'locked' } }
    expect(await monthly(newcomer)).toMatchObject(locked)
    expect(await claim(newcomer, { what: 'reward', id: 'upgrade.1' })).toMatchObject(locked)
    expect(await monthly()).toMatchObject({ value: { claim: { amount: 300 } } })
    expect(await monthly()).toMatchObject({ code: 'gift.notClaimable' })
    await setClock(next.getTime())
    expect(await monthly()).toMatchObject({ value: { balance: 600 } })
  })
})
