import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listIncomePostings, readIncome } from '#protocol/agents/agent-income.ts'
import {
  listContractBills,
  processHourlySalary,
  processRealTimeSalary,
  readContractBill,
  readDailySalary,
  readDividend,
} from '#protocol/agents/contract-bills.ts'
import { acceptContractRequest, previewContractAnswer } from '#protocol/agents/contract-requests.ts'
import { terminateContract } from '#protocol/agents/contracts.ts'
import { sandboxState } from '#protocol/sandbox/platform.ts'
import { contract } from '#server/agents/contracts/contract.table.ts'
import { settle } from '#server/agents/settlement/settle.ts'
import { SETTLING_LOCK } from '#server/agents/settlement/settling.ts'
import { WORLD_LOCK } from '#server/database/world-lock.ts'
import { walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { readSetting, writeSetting } from '#server/settings/settings.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { putContract, putRound, termsOf } from '#tests/support/agents/settlement.ts'
import { fund } from '#tests/support/cashier/wallets.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'

const DAY = 86_400_000
const FROM = new Date('2031-03-03T03:00:00Z')
/** A Thursday, 12:30 in São Paulo. */
const NOW = new Date('2031-03-06T15:30:00Z')
const range = { from: '2031-03-01T03:00:00.000Z', to: '2031-04-01T03:00:00.000Z' }

let opened: OpenedPlatform
let above: Person
let agent: Person
let player: Person
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
  await writeSetting(opened.platform.database, settings.clock, { offset: NOW.getTime() - Date.now() })
})
afterAll(() => opened.close())
beforeEach(async () => {
  await database().delete(contract)
  above = await makeAgent(opened)
  agent = await makeAgent(opened, above)
  player = await makePlayer(opened, agent)
  await fund(database(), await walletOf(database(), above.member.id), 1_000_000)
})

const database = () => opened.platform.database
const agree = (
  kind: Parameters<typeof putContract>[1]['kind'],
  terms: ReturnType<typeof termsOf>,
  startedAt = FROM,
) =>
  putContract(database(), { kind, uplineId: above.member.id, downlineId: agent.member.id, terms, startedAt })
const play = (at: Date, stake: number, payout = 0) =>
  putRound(database(), { memberId: player.member.id, at, stake, payout })
const later = (days: number) => new Date(FROM.getTime() + days * DAY)
const settleNow = () => settle(database(), { now: NOW, datesBack: true })

describe('[CALL-44] Contract status for an agent', () => {
  test('shows the terms, the payment expected for the current period, and the bills of a range', async () => {
    const terms = termsOf(
      'daily',
      { turnover: 1_000, rate: 100 },
      { turnover: 5_000, activeMembers: 1, rate: 200 },
    )
    const id = await agree('dailySalary', terms)
    await play(later(0.5), 500)
    await play(later(1.5), 2_000)
    await play(new Date(NOW.getTime() - 60_000), 6_000, 1_000)
    await settleNow()
    const standing = await agent.read(readDailySalary, range, agent.headers)
    expect(standing).toMatchObject({
      contract: { id, kind: 'dailySalary', state: 'running', terms },
      running: {
        from: '2031-03-06T03:00:00.000Z',
        to: '2031-03-07T03:00:00.000Z',
        figures: { turnover: 6_000, netLoss: 5_000, activeMembers: 1 },
        tier: 1,
        expected: 120,
      },
      bills: [
        { state: 'nothing', amount: 0 },
        {
          state: 'paid',
          amount: 20,
          payer: { account: above.member.account },
          paidAt: later(2).toISOString(),
        },
        { state: 'nothing', amount: 0 },
      ],
      paid: 20,
    })
    const before = { from: range.from, to: later(2).toISOString() }
    expect(await agent.read(readDailySalary, before, agent.headers)).toMatchObject({ paid: 0, bills: [{}] })
    expect(await agent.read(readDividend, range, agent.headers)).toEqual({
      currency: 'BRL',
      contract: null,
      running: null,
      bills: [],
      paid: 0,
    })
  })

  test.each([
    ['hourlySalary', 'hourly', processHourlySalary, 3_600_000],
    ['realTimeSalary', 'fiveMinutes', processRealTimeSalary, 300_000],
  ] as const)(
    'settles due %s bills on request, and only once even if requests run concurrently',
    async (kind, period, call, length) => {
      await agree(kind, termsOf(period, { rate: 100 }), new Date(NOW.getTime() - 4 * length))
      await play(new Date(NOW.getTime() - 2 * length), 10_000)
      const key = randomUUID()
      const headers = { ...agent.headers, 'idempotency-key': key }
      const [standing, twin] = await Promise.all([
        agent.read(call, range, headers),
        agent.read(call, range, headers),
      ])
      expect(standing).toMatchObject({ paid: 100, bills: [{ state: 'paid', amount: 100, kind }] })
      expect(twin).toEqual(standing)
      await Promise.all([agent.read(call, range, agent.headers), settleNow(), settleNow()])
      expect(await walletBalance(database(), agent.member.id)).toBe(100)
    },
  )

  test('is denied to players, and omits contracts under which the agent pays', async () => {
    await agree('dividend', termsOf('weekly', { rate: 100 }))
    for (const call of [readDividend, readDailySalary, processHourlySalary, processRealTimeSalary])
      expect(await player.ask(call, range, player.headers)).toMatchObject({
        status: 403,
        code: 'role.notAgent',
      })
    expect(await above.read(readDividend, range, above.headers)).toMatchObject({ contract: null, bills: [] })
  })
})

test('[CONTR-03] immediately bills the elapsed part of a period when a contract ends', async () => {
  const contractId = await agree('dividend', termsOf('weekly', { rate: 1_000 }))
  await play(later(1), 5_000)
  const asked = { contractId, version: 1 }
  const { request } = await agent.read(terminateContract, asked, agent.headers)
  const answer = { requestId: request.id, version: 1 }
  const { preview } = await above.read(previewContractAnswer, answer, above.headers)
  await settleNow()
  expect(await agent.read(readDividend, range, agent.headers)).toMatchObject({ bills: [] })
  const accepted = await above.read(acceptContractRequest, { ...answer, preview }, above.headers)
  const endedAt = accepted.contract?.endedAt ?? ''
  // The week ends more than three days later, so only the end of the contract can cause the bill.
  await settle(database(), { now: new Date(Date.parse(endedAt) + 10_000), datesBack: true })
  const { bills } = await agent.read(listContractBills, { side: 'received', ...range }, agent.headers)
  expect(bills).toMatchObject([
    { contractId, state: 'paid', amount: 500, from: FROM.toISOString(), to: endedAt },
  ])
  expect(await walletBalance(database(), agent.member.id)).toBe(500)
})

describe('[AGENT-11] Bills', () => {
  test('are listed page by page for the payer and the payee, with the total of all pages', async () => {
    await agree('dailySalary', termsOf('daily', { rate: 100 }))
    for (const day of [0.5, 2.5]) await play(later(day), 10_000)
    await settleNow()
    for (const [person, side] of [
      [above, 'paid'],
      [agent, 'received'],
    ] as const) {
      const first = await person.read(listContractBills, { side, ...range, limit: 2 }, person.headers)
      expect(first.bills.map(({ state }) => state)).toEqual(['paid', 'nothing'])
      expect(first.total).toBe(200)
      const rest = { side, ...range, limit: 2, cursor: first.next ?? '' }
      const second = await person.read(listContractBills, rest, person.headers)
      expect(second).toMatchObject({ bills: [{ state: 'paid' }], next: null, total: 200 })
      const nothing = { side, ...range, state: 'nothing' } as const
      expect((await person.read(listContractBills, nothing, person.headers)).bills).toHaveLength(1)
    }
    const other = { side: 'paid', ...range } as const
    expect(await agent.read(listContractBills, other, agent.headers)).toMatchObject({ bills: [], total: 0 })
    const forged = { ...other, cursor: 'none-of-ours' }
    expect(await agent.ask(listContractBills, forged, agent.headers)).toMatchObject({ status: 404 })
  })

  test('are listed, like their payments, in a range that starts exactly when their period ends', async () => {
    await agree('dailySalary', termsOf('daily', { rate: 100 }))
    for (const day of [0.5, 1.5, 2.5]) await play(later(day), (day + 0.5) * 10_000)
    await settleNow()
    const edge = later(2)
    const ranges = [
      { from: later(0), to: edge },
      { from: edge, to: new Date(edge.getTime() + 1) },
      { from: new Date(edge.getTime() + 1), to: later(4) },
    ]
    const told = []
    for (const { from, to } of ranges) {
      const asked = { from: from.toISOString(), to: to.toISOString() }
      const listed = await agent.read(listContractBills, { side: 'received', ...asked }, agent.headers)
      const standing = await agent.read(readDailySalary, asked, agent.headers)
      const cut = { ...asked, by: 'day', zone: 'America/Sao_Paulo' } as const
      const income = await agent.read(readIncome, cut, agent.headers)
      const { postings } = await agent.read(listIncomePostings, asked, agent.headers)
      expect(standing.bills).toEqual(listed.bills)
      expect(postings.map(({ at }) => at)).toEqual(listed.bills.map(({ to }) => to))
      expect([listed.total, standing.paid, income.total]).toEqual(Array(3).fill(income.total))
      told.push(listed.total)
    }
    expect(told).toEqual([100, 200, 300])
  })

  test('can be filtered by contract', async () => {
    const beside = await makeAgent(opened, above)
    const daily = termsOf('daily', { rate: 100 })
    const [own, other] = [
      await agree('dailySalary', daily),
      await putContract(database(), {
        kind: 'dailySalary',
        uplineId: above.member.id,
        downlineId: beside.member.id,
        terms: daily,
        startedAt: later(1),
      }),
    ]
    await play(later(0.5), 10_000)
    await settleNow()
    const of = async (person: Person, side: 'paid' | 'received', contractId: string) => {
      const asked = { side, ...range, contractId }
      const { bills, total } = await person.read(listContractBills, asked, person.headers)
      return [bills.map((bill) => bill.contractId), total]
    }
    expect(await of(above, 'paid', own)).toEqual([[own, own, own], 100])
    expect(await of(above, 'paid', other)).toEqual([[other, other], 0])
    expect(await of(agent, 'received', other)).toEqual([[], 0])
    expect(await of(above, 'paid', 'none')).toEqual([[], 0])
  })

  test('explain their calculation only to the two parties', async () => {
    const id = await agree(
      'dividend',
      termsOf('weekly', { rate: 500 }, { netLoss: 5_000, rate: 1_000 }),
      later(-7),
    )
    await play(later(-3), 9_999, 3_000)
    await settleNow()
    const { bills } = await agent.read(
      listContractBills,
      { side: 'received', ...range, from: later(-30).toISOString() },
      agent.headers,
    )
    const asked = { id: bills[0]?.id ?? '' }
    const told = await agent.read(readContractBill, asked, agent.headers)
    expect(told).toMatchObject({
      bill: { contractId: id, state: 'paid', amount: 699 },
      figures: { netLoss: 6_999, turnover: 9_999, activeMembers: 1 },
      tier: 1,
      rate: 1_000,
      base: 6_999,
      postings: [
        { account: above.member.account, amount: -699 },
        { account: agent.member.account, amount: 699 },
      ],
    })
    expect(await above.read(readContractBill, asked, above.headers)).toEqual(told)
    const beside = await makeAgent(opened, above)
    const below = await makeAgent(opened, agent)
    for (const somebody of [beside, below])
      expect(await somebody.ask(readContractBill, asked, somebody.headers)).toMatchObject({ status: 404 })
    expect(await agent.ask(readContractBill, { id: 'none' }, agent.headers)).toMatchObject({ status: 404 })
    expect(await visit(opened).ask(readContractBill, asked)).toMatchObject({ status: 401 })
  })
})

test('[CONTR-03] a sandbox clock change settles all skipped periods and leaves nothing to settle', async () => {
  const id = await agree('dailySalary', termsOf('daily', { rate: 100 }), later(0))
  await play(later(10), 10_000)
  const send = (path: string, method: string, body?: unknown) =>
    opened.request(`/sandbox/api${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const offset = NOW.getTime() - Date.now()
  await send('/clock', 'PUT', { offset: offset + 30 * DAY })
  const [row] = await database().select().from(contract).where(eq(contract.id, id))
  expect(row?.dueAt?.toISOString()).toBe('2031-04-06T03:00:00.000Z')
  expect(await walletBalance(database(), agent.member.id)).toBe(100)
  const reply = await (await send('/settlement', 'POST')).json()
  expect(reply).toEqual({ success: true, value: { opened: 0, calculated: 0, paid: 0, short: 0, failed: 0 } })
  await send('/clock', 'PUT', { offset })
})

test('[CONTR-03] settles a skipped year on request, and reports the progress to the console', async () => {
  const id = await agree('dailySalary', termsOf('daily', { rate: 100 }), later(0))
  await play(later(100), 10_000)
  const stateNow = async () => {
    const reply = await opened.request('/sandbox/api/state')
    return v.parse(sandboxState, (await reply.json()).value).settledUntil
  }
  const { offset } = await readSetting(database(), settings.clock)
  await writeSetting(database(), settings.clock, { offset: offset + 365 * DAY })
  expect(await stateNow()).toBe(later(1).toISOString())
  const reply = await (await opened.request('/sandbox/api/settlement', { method: 'POST' })).json()
  expect(reply).toMatchObject({ success: true, value: { opened: 368, calculated: 368, paid: 1, failed: 0 } })
  expect(await stateNow()).toBeNull()
  const [row] = await database().select().from(contract).where(eq(contract.id, id))
  expect(row?.dueAt).toEqual(later(369))
  await writeSetting(database(), settings.clock, { offset })
})

test('[CONTR-03] settling a whole year lets other work run between weeks', async () => {
  const id = await agree('dailySalary', termsOf('daily', { rate: 100 }), later(0))
  const dueAt = async () =>
    (await database().select().from(contract).where(eq(contract.id, id)))[0]?.dueAt?.getTime() ?? 0
  const { offset } = await readSetting(database(), settings.clock)
  const [holder, maker] = [await opened.platform.pool.connect(), await opened.platform.pool.connect()]
  try {
    // The first week cannot be settled until this row lock is released.
    await holder.query('begin')
    await holder.query('select from contract where id = $1 for update', [id])
    await writeSetting(database(), settings.clock, { offset: offset + 365 * DAY })
    const settled = opened.request('/sandbox/api/settlement', { method: 'POST' })
    await vi.waitFor(async () => expect(await locksOn(SETTLING_LOCK)).toEqual([true]), 30_000)
    await maker.query('begin')
    const entered = maker.query('select pg_advisory_xact_lock($1)', [WORLD_LOCK])
    await vi.waitFor(async () => expect(await locksOn(WORLD_LOCK)).toEqual([false, true]), 30_000)
    await holder.query('commit')
    await entered
    expect(await dueAt()).toBeGreaterThan(later(1).getTime())
    expect(await dueAt()).toBeLessThan(later(30).getTime())
    await maker.query('commit')
    expect(await (await settled).json()).toMatchObject({ success: true })
    expect(await dueAt()).toBe(later(369).getTime())
  } finally {
    for (const client of [holder, maker]) client.release(true)
    await writeSetting(database(), settings.clock, { offset })
  }
})

/**
 * Returns one entry per advisory lock with this key: true if the lock is granted, false if a process still
 * waits for it.
 */
async function locksOn(key: number): Promise<boolean[]> {
  const { rows } = await database().execute<{ granted: boolean }>(sql`
    select granted from pg_locks where locktype = 'advisory' and objid = ${key}
    and database = (select oid from pg_database where datname = current_database()) order by granted`)
  return rows.map(({ granted }) => granted)
}
