import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listReferrals, readReferral } from '#protocol/rewards/referral.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { altered, expectHidden } from '#tests/support/cursors.ts'
import { makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { claim, makeClaimant, noon, payIn, stake } from '#tests/support/rewards/claim-world.ts'
import { textIn } from '#tests/support/texts.ts'

const DAY = 86_400_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

const setClock = (moment: number) => moveClock(opened, moment - Date.now())

beforeEach(() => setClock(noon()))
const ago = async (milliseconds: number) => new Date((await opened.platform.clock()).getTime() - milliseconds)

const referral = (person: Person) => person.read(readReferral, {}, person.headers)

describe('[MEM-11] [CALL-48] Referral programme', () => {
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
      value: {
        claim: { title: textIn('en', 'referral.title', { count: 1 }), amount: 2_000, turnover: 2_000 },
      },
    })
    expect(await states()).toEqual(['claimed', 'deposited', 'deposited', 'registered'])
    await stake(opened, paid, { amount: 1 })
    expect(await referral(person)).toMatchObject({ earned: 2_000, claimable: { friends: 1 } })
    await claim(person, { what: 'referral' })
    expect(await referral(person)).toMatchObject({ earned: 4_000, claimable: { friends: 0, amount: 0 } })
  })

  test('masks the names of invited friends and lists the friends page by page', async () => {
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
