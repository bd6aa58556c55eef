import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  exportAccountDetails,
  incomeSource,
  listAccountDetails,
  listIncomePostings,
  readIncome,
} from '#protocol/agents/agent-income.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { momentHead, moneyHead } from '#tests/support/csv-table.ts'
import { isLong } from '#tests/support/is-long.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

let agent: Person
let below: Person
beforeEach(async () => {
  agent = await makeAgent(opened)
  below = await makeAgent(opened, agent)
})

const zone = 'America/Sao_Paulo'
const range = { from: '2026-02-01T03:00:00.000Z', to: '2026-04-01T03:00:00.000Z' }
const at = (text: string) => new Date(`${text}Z`)

/** Posts an amount in minor units to an agent's wallet, from the house or another agent. */
async function move(
  person: Person,
  given: { kind: string; amount: number; when: Date; other?: Person; reference?: string },
) {
  const { database } = opened.platform
  const { kind, amount, when, other, reference = 'test' } = given
  const own = await walletOf(database, person.member.id)
  const theirs = other
    ? await walletOf(database, other.member.id)
    : await houseAccount(database, 'commission')
  const postings = [
    { accountId: own, amount },
    { accountId: theirs, amount: -amount },
  ]
  const posted = await database.transaction((tx) =>
    post(tx, { kind, key: randomUUID(), reference, at: when, postings }),
  )
  expect(posted.outcome).toBe('posted')
}

describe('[AGENT-08] Agent income', () => {
  test('reports income by source and for each day, week or month, and deducts payments to downlines', async () => {
    await move(agent, { kind: 'dividend', amount: 10_000, when: at('2026-02-10T12:00:00') })
    await move(agent, { kind: 'dividend', amount: -4_000, when: at('2026-02-11T12:00:00'), other: below })
    await move(agent, { kind: 'dailySalary', amount: 500, when: at('2026-04-01T02:59:59') })
    await move(agent, { kind: 'dailySalary', amount: 70, when: at('2026-04-01T03:00:00') })
    await move(agent, { kind: 'deposit', amount: 900, when: at('2026-02-12T12:00:00') })
    const income = await agent.read(readIncome, { ...range, by: 'month', zone }, agent.headers)
    expect(income.steps.map(({ from, total }) => [from, total])).toEqual([
      ['2026-02-01T03:00:00.000Z', 6_000],
      ['2026-03-01T03:00:00.000Z', 500],
    ])
    expect(income.total).toBe(6_500)
    expect(income.sources.filter(({ amount }) => amount !== 0)).toEqual([
      { source: 'dividend', amount: 6_000 },
      { source: 'dailySalary', amount: 500 },
    ])
    expect(await below.read(readIncome, { ...range, by: 'week', zone }, below.headers)).toMatchObject({
      total: 4_000,
    })
    const days = await agent.read(readIncome, { ...range, by: 'day', zone }, agent.headers)
    expect(days.steps).toHaveLength(59)
    for (const [index, { from }] of days.steps.slice(1).entries()) expect(from).toBe(days.steps[index]?.to)
    const postings = await agent.read(listIncomePostings, { ...range, source: 'dividend' }, agent.headers)
    expect(postings).toMatchObject({
      total: 6_000,
      postings: [
        { amount: -4_000, balance: 6_000, account: below.member.account, type: 'dividend' },
        { amount: 10_000, balance: 10_000, account: 'palpite' },
      ],
    })
  })

  test('reports sums that match the postings after any sequence of movements', async () => {
    const sources = incomeSource.options
    const moved = fc.record({
      kind: fc.constantFrom(...sources, 'deposit'),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      when: fc.date({ min: at('2026-01-20T00:00:00'), max: at('2026-04-10T00:00:00'), noInvalidDate: true }),
      goesOn: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(moved, { maxLength: 12 }),
        fc.constantFrom('day', 'week', 'month'),
        fc.constantFrom(zone, 'Asia/Kathmandu', 'Europe/Berlin'),
        async (all, by, zone) => {
          const [earner, downline] = [await makeAgent(opened), await makeAgent(opened)]
          for (const { goesOn, ...one } of all) {
            await move(earner, one)
            if (goesOn) await move(earner, { ...one, amount: -Math.ceil(one.amount / 2), other: downline })
          }
          const income = await earner.read(readIncome, { ...range, by, zone }, earner.headers)
          for (const step of income.steps) {
            expect(step.sources.reduce((sum, { amount }) => sum + amount, 0)).toBe(step.total)
            const { postings, total } = await postingsOf(earner, { from: step.from, to: step.to })
            expect([total, sumOf(postings)]).toEqual([step.total, step.total])
          }
          for (const { source, amount } of income.sources) {
            const { postings, total } = await postingsOf(earner, { ...range, source })
            expect([total, sumOf(postings)]).toEqual([amount, amount])
          }
          expect(income.steps.reduce((sum, { total }) => sum + total, 0)).toBe(income.total)
        },
      ),
      { numRuns: isLong ? 25 : 4 },
    )
  }, 120_000)
})

const sumOf = (postings: readonly { amount: number }[]) =>
  postings.reduce((sum, { amount }) => sum + amount, 0)

async function postingsOf(
  person: Person,
  asked: { from: string; to: string; source?: (typeof incomeSource.options)[number] },
) {
  const read = (cursor: object) =>
    person.read(listIncomePostings, { ...asked, limit: 3, ...cursor }, person.headers)
  let page = await read({})
  const postings = [...page.postings]
  while (page.next) {
    page = await read({ cursor: page.next })
    postings.push(...page.postings)
  }
  return { postings, total: page.total }
}

describe('[AGENT-08] Agent account details', () => {
  test('list every entry with its type, balance and counterparty, and show the sums of all entries', async () => {
    const when = at('2026-02-10T12:00:00')
    await move(agent, { kind: 'dividend', amount: 10_000, when })
    await move(agent, { kind: 'transfer', amount: -3_000, when, other: below })
    await move(agent, { kind: 'something', amount: 5, when })
    const details = await agent.read(listAccountDetails, range, agent.headers)
    expect(details).toMatchObject({
      postings: [
        { type: 'correction', amount: 5, balance: 7_005, account: null },
        { type: 'downlineTransfer', amount: -3_000, balance: 7_000, account: below.member.account },
        { type: 'dividend', amount: 10_000, balance: 10_000, account: 'palpite' },
      ],
      next: null,
      totals: { entries: 3, in: 10_005, out: 3_000 },
    })
    expect((await below.read(listAccountDetails, range, below.headers)).postings).toMatchObject([
      { type: 'uplineTransfer', amount: 3_000, account: agent.member.account },
    ])
    const some = { ...range, types: 'dividend,downlineTransfer', limit: 1 } as const
    const first = await agent.read(listAccountDetails, some, agent.headers)
    expect(first).toMatchObject({ postings: [{ type: 'downlineTransfer' }], totals: { entries: 2 } })
    const second = await agent.read(listAccountDetails, { ...some, cursor: first.next ?? '' }, agent.headers)
    expect(second).toMatchObject({ postings: [{ type: 'dividend' }], next: null })
  })

  test('escape formulas in the export', async () => {
    const when = at('2026-02-10T12:00:00')
    await move(agent, { kind: 'dividend', amount: 1_234, when, reference: '=cmd("a"),1' })
    const { name, csv } = await agent.read(exportAccountDetails, range, agent.headers)
    expect(name).toBe(`${textIn('en', 'file.income.transactionHistory')}.csv`)
    const [heads, row, ...rest] = csv.split('\r\n')
    const expected = [
      momentHead('en', 'file.entries.when'),
      textIn('en', 'file.entries.transaction'),
      textIn('en', 'file.entries.fromOrTo'),
      moneyHead('en', 'file.entries.amount'),
      moneyHead('en', 'file.entries.balanceAfter'),
      textIn('en', 'file.entries.reference'),
      textIn('en', 'file.entries.id'),
    ]
    expect(heads).toBe(`\uFEFF${expected.join()}`)
    const start = `2026-02-10 09:00:00,${textIn('en', 'file.entries.dividend')},palpite,12.34,12.34,`
    expect(row?.slice(0, start.length)).toBe(start)
    expect(row?.slice(start.length)).toMatch(/^"'=cmd\(""a""\),1",\d+$/)
    expect(rest).toEqual([''])
  })

  test('are denied to players, and reject forged cursors', async () => {
    const player = await makePlayer(opened, agent)
    const cut = { ...range, by: 'day', zone } as const
    expect(await player.ask(readIncome, cut, player.headers)).toMatchObject({ status: 403 })
    for (const call of [listIncomePostings, listAccountDetails, exportAccountDetails])
      expect(await player.ask(call, range, player.headers)).toMatchObject({
        status: 403,
        code: 'role.notAgent',
      })
    for (const forged of [
      ['2026', '1'],
      ['no moment', '1'],
      ['2026-02-10T12:00:00.000Z', "1' or true"],
    ]) {
      const cursor = Buffer.from(JSON.stringify(forged)).toString('base64')
      expect(await agent.ask(listAccountDetails, { ...range, cursor }, agent.headers)).toMatchObject({
        status: 404,
      })
    }
  })
})
