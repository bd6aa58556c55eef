import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { listRebates } from '#protocol/rewards/rebates.ts'
import { dayAt, plusDays, startOfDay } from '#server/calendar/zoned-day.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames } from '#tests/support/play/game-world.ts'
import { balanceOf, claim, makeClaimant, noon, passUntil, stake } from '#tests/support/rewards/claim-world.ts'
import { textIn } from '#tests/support/texts.ts'

const HOUR = 3_600_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

const setClock = (moment: number) => moveClock(opened, moment - Date.now())
beforeEach(() => setClock(noon()))
const ago = async (milliseconds: number) => new Date((await opened.platform.clock()).getTime() - milliseconds)

const rebates = (person: Person) => person.read(listRebates, {}, person.headers)

describe('[MEM-14] [CALL-48] Manual rebate', () => {
  test('depends on settled stakes, category and VIP level, and can be claimed by category', async () => {
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
      value: {
        claim: {
          title: textIn('en', 'rebate.title', { types: textIn('en', 'game.type.casino') }),
          amount: 600,
          turnover: 0,
        },
        balance: 600,
      },
    })
    expect(await rebates(person)).toMatchObject({ categories: [{ gameType: 'BGS' }], total: 200 })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({ value: { balance: 800 } })
    expect(await rebates(person)).toMatchObject({ categories: [], total: 0 })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({
      code: 'gift.notClaimable',
      value: { state: 'claimed' },
    })
  })

  test('pays for a day’s turnover once, even across several claims', async () => {
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

  test('has a wagering requirement that is a configured share of the rebate, rounded up', async () => {
    const person = await makeClaimant(opened)
    const shares = { ...settings.giftTurnover.initial, rebate: 1 }
    await writeSetting(opened.platform.database, settings.giftTurnover, shares)
    await stake(opened, person, { amount: 100_000 })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({
      value: { claim: { amount: 500, turnover: 1 } },
    })
    await writeSetting(opened.platform.database, settings.giftTurnover, settings.giftTurnover.initial)
  })

  test('includes earlier rounds that are recorded only after a claim', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 100_000 })
    await claim(person, { what: 'rebate', gameType: null })
    await stake(opened, person, { amount: 40_000, at: await ago(HOUR) })
    expect(await rebates(person)).toMatchObject({ categories: [{ turnover: 40_000, amount: 200 }] })
  })

  test('excludes rounds that are not settled yet', async () => {
    const person = await makeClaimant(opened)
    await stake(opened, person, { amount: 100_000, at: await ago(-HOUR) })
    expect(await rebates(person)).toMatchObject({ categories: [], total: 0 })
    expect(await claim(person, { what: 'rebate', gameType: null })).toMatchObject({
      value: { state: 'nothing' },
    })
    await passUntil(opened, person, noon() + HOUR + 60_000)
    expect(await rebates(person)).toMatchObject({ categories: [{ turnover: 100_000 }] })
  })

  test('covers the number of days that the operator configured, including today', async () => {
    const person = await makeClaimant(opened)
    await writeSetting(opened.platform.database, settings.rebates, { ...settings.rebates.initial, days: 2 })
    const midnight = startOfDay(plusDays(dayAt(await ago(0), calendarZone), -1), calendarZone)
    await stake(opened, person, { amount: 100_000, at: midnight })
    await stake(opened, person, { amount: 100_000, at: new Date(midnight.getTime() - 1) })
    expect(await rebates(person)).toMatchObject({ days: 2, categories: [{ turnover: 100_000 }] })
    await writeSetting(opened.platform.database, settings.rebates, settings.rebates.initial)
  })

  test('never exceeds the stakes, however much the VIP level adds', async () => {
    const person = await makeClaimant(opened, { vipLevel: 2 })
    const rates = { ...settings.rebates.initial.rates, RNG: 9_995 }
    await writeSetting(opened.platform.database, settings.rebates, { ...settings.rebates.initial, rates })
    await stake(opened, person, { amount: 3_000 })
    expect(await rebates(person)).toMatchObject({ categories: [{ rate: 10_000, amount: 3_000 }] })
    await writeSetting(opened.platform.database, settings.rebates, settings.rebates.initial)
  })

  test('is not paid below the minimum or while it is switched off', async () => {
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

  test('counts only the member’s own stakes', async () => {
    const [person, other] = [await makeClaimant(opened), await makeClaimant(opened)]
    await stake(opened, other, { amount: 100_000 })
    expect(await rebates(person)).toMatchObject({ categories: [], total: 0 })
    await claim(other, { what: 'rebate', gameType: null })
    expect(await rebates(other)).toMatchObject({ total: 0 })
  })
})
