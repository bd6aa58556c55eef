import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { readVip } from '#protocol/rewards/vip.ts'
import { dayAt, firstOfMonth, startOfDay } from '#server/calendar/zoned-day.ts'
import { raiseLevels } from '#server/rewards/raise-vip-levels.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { claim, makeClaimant, noon, payIn, stake } from '#tests/support/rewards/claim-world.ts'
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

const vip = (person: Person) => person.read(readVip, {}, person.headers)

describe('[MEM-15] VIP programme', () => {
  test('requires both deposits and turnover to reach a level, and never lowers a level', async () => {
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
      name: textIn('en', 'vip.level.silver.name'),
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
