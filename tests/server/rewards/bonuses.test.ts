import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { listTransactions, readTransaction } from '#protocol/account/transactions.ts'
import { readWithdrawalTerms } from '#protocol/cashier/withdrawals.ts'
import { listBonuses } from '#protocol/rewards/bonuses.ts'
import { bonusRequests } from '#protocol/sandbox/rewards.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { balanceOf, claim, giveBonus, makeClaimant, stake } from '#tests/support/rewards/claim-world.ts'
import { textIn } from '#tests/support/texts.ts'

const DAY = 86_400_000

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

const bonuses = async (person: Person, asked = {}) => person.read(listBonuses, asked, person.headers)
const counts = async (person: Person) => {
  const { missions, rewards } = await person.read(readBadgeCounts, {}, person.headers)
  return [missions, rewards]
}
async function shownBonuses() {
  const reply: unknown = await (await opened.request('/sandbox/api/bonuses')).json()
  return v.parse(v.object({ value: bonusRequests }), reply).value.bonuses
}
const decide = (id: string, decision: object) =>
  opened.request(`/sandbox/api/bonuses/${id}`, { method: 'PUT', body: JSON.stringify(decision) })
const ever = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' }

describe('[MEM-10] Bonus', () => {
  test('credits money, adds a wagering requirement and an account entry, and sends a message', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person)
    expect(await bonuses(person)).toMatchObject({
      bonuses: [
        { id, title: 'Test bonus', amount: 1_000, state: 'claimable', turnover: 5_000, turnoverLeft: 0 },
      ],
      claimable: { bonuses: 1, amount: 1_000 },
    })
    expect(await counts(person)).toEqual([0, 1])
    const answer = await claim(person, { what: 'bonus', id })
    expect(answer).toMatchObject({
      success: true,
      value: {
        balance: 1_000,
        claim: { source: 'bonus', title: 'Test bonus', amount: 1_000, turnover: 5_000 },
      },
    })
    expect(await balanceOf(person)).toBe(1_000)
    expect(await counts(person)).toEqual([0, 0])
    expect(await bonuses(person)).toMatchObject({
      bonuses: [{ state: 'claimed', turnoverLeft: 5_000, claimedAt: expect.any(String) }],
      claimable: { bonuses: 0, amount: 0 },
    })
    expect((await person.read(readWithdrawalTerms, {}, person.headers)).turnoverLeft).toMatchObject({
      total: 5_000,
      reasons: [
        {
          title: textIn('en', 'turnover.title', {
            source: textIn('en', 'turnover.source.bonus'),
            amount: 'R$\u00a010.00',
          }),
          turnover: 5_000,
          left: 5_000,
        },
      ],
    })
    const { transactions } = await person.read(listTransactions, ever, person.headers)
    expect(transactions).toMatchObject([{ type: 'bonus', status: 'done', amount: 1_000, balance: 1_000 }])
    const entry = await person.read(readTransaction, { id: transactions[0]?.id ?? '' }, person.headers)
    expect(entry.details).toEqual([
      { label: textIn('en', 'entry.fact.reward'), text: 'Test bonus' },
      { label: textIn('en', 'entry.fact.wageringRequirement'), text: 'R$\u00a050.00' },
    ])
    const { messages } = await person.read(listMessages, {}, person.headers)
    expect(messages).toMatchObject([
      { topic: 'promotion', title: textIn('en', 'notification.gift.claimed.title', { title: 'Test bonus' }) },
    ])
    await stake(opened, person, { amount: 2_000 })
    expect((await bonuses(person)).bonuses).toMatchObject([{ turnoverLeft: 3_000 }])
  })

  test('leaves nothing to wager when it has no wagering requirement', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person, { turnover: 0 })
    expect(await claim(person, { what: 'bonus', id })).toMatchObject({ success: true })
    expect((await person.read(readWithdrawalTerms, {}, person.headers)).turnoverLeft.total).toBe(0)
  })

  test('is recorded as a promotion when a promotion grants it', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person, { source: 'promotion' })
    await claim(person, { what: 'bonus', id })
    const { transactions } = await person.read(listTransactions, ever, person.headers)
    expect(transactions).toMatchObject([{ type: 'promotion' }])
    expect(await bonuses(person)).toMatchObject({ bonuses: [{ state: 'claimed' }] })
  })

  test('can be claimed once, between its approval and its expiry', async () => {
    const person = await makeClaimant(opened)
    const now = await opened.platform.clock()
    const reason = { pt: 'Não deu.', en: 'It did not do.' }
    const ids = {
      processing: await giveBonus(opened, person, { state: 'processing' }),
      rejected: await giveBonus(opened, person, { state: 'rejected', reason }),
      expired: await giveBonus(opened, person, { expiresAt: now }),
      claimed: await giveBonus(opened, person, { expiresAt: new Date(now.getTime() + DAY) }),
    }
    await claim(person, { what: 'bonus', id: ids.claimed })
    for (const [state, id] of Object.entries(ids)) {
      expect(await claim(person, { what: 'bonus', id })).toMatchObject({
        code: 'gift.notClaimable',
        value: { state },
      })
      expect((await bonuses(person, { state })).bonuses.map((one) => one.id)).toEqual([id])
    }
    expect((await bonuses(person, { state: 'rejected' })).bonuses).toMatchObject([
      { reason: 'It did not do.' },
    ])
    expect(await balanceOf(person)).toBe(1_000)
  })

  test('is granted once, with a message, when the operator approves it', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person, { state: 'processing' })
    expect((await shownBonuses()).find((one) => one.id === id)).toMatchObject({
      account: person.member.account,
      title: { en: 'Test bonus' },
      state: 'processing',
    })
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, { decision: 'grant' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect(await bonuses(person)).toMatchObject({ bonuses: [{ id, state: 'claimable' }] })
    const { messages } = await person.read(listMessages, {}, person.headers)
    expect(messages).toMatchObject([
      {
        topic: 'promotion',
        title: textIn('en', 'notification.bonus.granted.title', { title: 'Test bonus' }),
      },
    ])
    expect(await claim(person, { what: 'bonus', id })).toMatchObject({ success: true })
    expect((await decide(id, { decision: 'refuse', reason: 'terms' })).status).toBe(404)
  })

  test('states the reason when it is rejected, and cannot be granted later', async () => {
    const person = await makeClaimant(opened)
    const id = await giveBonus(opened, person, { state: 'processing' })
    expect((await decide(id, { decision: 'refuse', reason: 'mood' })).status).toBe(422)
    expect((await decide(id, { decision: 'refuse', reason: 'terms' })).status).toBe(200)
    expect((await decide(id, { decision: 'grant' })).status).toBe(404)
    expect((await decide('-'.repeat(36), { decision: 'grant' })).status).toBe(404)
    const reason = textIn('en', 'bonus.refused.terms')
    expect(await bonuses(person)).toMatchObject({ bonuses: [{ id, state: 'rejected', reason }] })
    const { messages } = await person.read(listMessages, {}, person.headers)
    expect(messages).toMatchObject([
      {
        title: textIn('en', 'notification.bonus.refused.title', { title: 'Test bonus' }),
        content: expect.stringContaining(reason),
      },
    ])
    expect((await shownBonuses()).find((one) => one.id === id)).toMatchObject({ state: 'rejected' })
  })

  test('is reported as not found when another member claims it', async () => {
    const [person, other] = [await makeClaimant(opened), await makeClaimant(opened)]
    const id = await giveBonus(opened, other)
    for (const wanted of [id, randomUUID(), 'x'])
      expect(await claim(person, { what: 'bonus', id: wanted })).toMatchObject({ status: 404 })
    expect(await bonuses(person)).toMatchObject({ bonuses: [], claimable: { bonuses: 0 } })
    expect((await bonuses(other)).bonuses).toMatchObject([{ state: 'claimable' }])
  })

  test('appears on only one page of the list, which ends with the oldest bonus', async () => {
    const person = await makeClaimant(opened)
    const now = (await opened.platform.clock()).getTime()
    const ids: string[] = []
    for (const age of [0, 1, 2, 2, 3])
      ids.push(await giveBonus(opened, person, { at: new Date(now - age * DAY) }))
    const first = await bonuses(person, { limit: 3 })
    const second = await bonuses(person, { limit: 3, cursor: first.next ?? '' })
    const listed = [...first.bonuses, ...second.bonuses].map(({ id }) => id)
    expect(listed.toSorted()).toEqual(ids.toSorted())
    expect(listed.at(-1)).toBe(ids.at(-1))
    expect(second.next).toBeNull()
  })

  test('is denied to trial players', async () => {
    const trial = await makeClaimant(opened, { type: 4 })
    const refused = { status: 403, code: 'role.trial' }
    expect(await trial.ask(listBonuses, {}, trial.headers)).toMatchObject(refused)
    expect(await claim(trial, { what: 'referral' })).toMatchObject(refused)
  })
})
