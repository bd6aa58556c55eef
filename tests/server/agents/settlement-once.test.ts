import { and, eq, inArray, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract, contractBill } from '#server/agents/contracts/contract.table.ts'
import { settle } from '#server/agents/settlement/settle.ts'
import { createSettler, startSettling } from '#server/agents/settlement/settling.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { walletBalance } from '#server/ledger/accounts.ts'
import { ledgerOperation } from '#server/ledger/ledger.table.ts'
import { message } from '#server/notifications/message.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { putContract, putRound, termsOf } from '#tests/support/agents/settlement.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'

const FROM = new Date('2026-03-02T03:00:00Z')
const NOW = new Date('2026-03-05T04:00:00Z')
const PAIRS = 2
const DAYS = 3

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

/**
 * Member ids. The house pays each upper agent 10% of turnover, unless `withMoney` is false. The upper
 * agent owes the lower agent 5%. Each lower agent stakes 1,000 minor units a day.
 */
let pairs: { upper: number; lower: number }[]
async function newPairs({ withMoney = true } = {}): Promise<void> {
  const { database } = opened.platform
  await database.delete(contract)
  pairs = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const { id: upper } = await makeMember(opened, { type: 1 })
    const { id: lower } = await makeMember(opened, { type: 2, uplineId: upper })
    const agreed = { kind: 'dailySalary', startedAt: FROM } as const
    if (withMoney)
      await putContract(database, {
        ...agreed,
        uplineId: null,
        downlineId: upper,
        terms: termsOf('daily', { rate: 1_000 }),
      })
    await putContract(database, {
      ...agreed,
      uplineId: upper,
      downlineId: lower,
      terms: termsOf('daily', { rate: 500 }),
    })
    for (let day = 0; day < DAYS; day++)
      await putRound(database, {
        memberId: lower,
        at: new Date(FROM.getTime() + (day + 0.5) * 86_400_000),
        stake: 1_000,
      })
    pairs.push({ upper, lower })
  }
}
beforeEach(() => newPairs())

const run = (database: Database) => settle(database, { now: NOW, datesBack: true })

async function expectAllOnce(): Promise<void> {
  const { database, pool } = opened.platform
  expect(await database.$count(contractBill)).toBe(PAIRS * 2 * DAYS)
  expect(await database.$count(contractBill, eq(contractBill.state, 'paid'))).toBe(PAIRS * 2 * DAYS)
  const isOfBill = sql`${ledgerOperation.reference} in (select id::text from ${contractBill})`
  expect(await database.$count(ledgerOperation, and(eq(ledgerOperation.kind, 'dailySalary'), isOfBill))).toBe(
    PAIRS * 2 * DAYS,
  )
  for (const { upper, lower } of pairs)
    expect([await walletBalance(database, upper), await walletBalance(database, lower)]).toEqual([150, 150])
  const faults = await ledgerFaults(pool, { playedAtOnce: true })
  expect(faults.filter((fault) => !fault.startsWith('members without a wallet'))).toEqual([])
}

/** Checks that the payer of each unpaid bill was notified of it exactly once. */
async function expectAllToldOnce(): Promise<void> {
  const { database } = opened.platform
  expect(await database.$count(contractBill, eq(contractBill.state, 'due'))).toBe(PAIRS * DAYS)
  for (const { upper, lower } of pairs) {
    const told = await database
      .select()
      .from(message)
      .where(inArray(message.memberId, [upper, lower]))
    expect(told.map(({ memberId, event }) => [memberId, event])).toEqual(
      Array.from({ length: DAYS }, () => [upper, 'bill.waiting']),
    )
    const days = told.map(({ facts }) => (facts as { from: string }).from)
    expect(new Set(days).size).toBe(DAYS)
  }
}

const newPool = () => new pg.Pool({ ...opened.platform.pool.options, max: 3 })

test('[CONTR-03] bills and pays each contract once when several processes settle concurrently', async () => {
  const pools = [newPool(), newPool(), newPool()]
  await Promise.all(pools.map((pool) => run(openDatabase(pool))))
  await run(opened.platform.database)
  await expectAllOnce()
  await Promise.all(pools.map((pool) => pool.end()))
})

test('[CONTR-03] announces an unpaid bill once when several processes settle repeatedly', async () => {
  await newPairs({ withMoney: false })
  const pools = [newPool(), newPool(), newPool()]
  for (let round = 0; round < 4; round++) await Promise.all(pools.map((pool) => run(openDatabase(pool))))
  await run(opened.platform.database)
  await expectAllToldOnce()
  await Promise.all(pools.map((pool) => pool.end()))
})

type Callback = (error: Error) => void

/**
 * Returns the pool of a process that dies at the given statement, either before sending the statement or
 * before its response arrives.
 */
function dyingPool(statement: number, when: 'before' | 'after') {
  const pool = newPool()
  const clients: pg.PoolClient[] = []
  let sent = 0
  const died = new Error('The process died')
  pool.on('connect', (client) => {
    clients.push(client)
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    const dyingQuery = async (...given: unknown[]): Promise<unknown> => {
      const callback = given.at(-1)
      const isDead = ++sent >= statement
      if (!isDead) return query(...given)
      if (sent === statement && when === 'after')
        await query(...(typeof callback === 'function' ? given.slice(0, -1) : given))
      if (typeof callback !== 'function') throw died
      ;(callback as Callback)(died)
    }
    client.query = dyingQuery as typeof client.query
  })
  return {
    pool,
    isDead: () => sent >= statement,
    /** Closes the dead process's connections, as the operating system would do. */
    async bury() {
      for (const client of clients) await (client as unknown as pg.Client).end()
    },
  }
}

/** Number of statements from one death to the next. */
const EVERY = isLong ? 1 : 9

/**
 * Settles new pairs repeatedly. Each time, the process dies at a later statement, and a second run completes
 * the work. Returns the number of deaths.
 */
async function dieOfEach(
  when: 'before' | 'after',
  { withMoney, expectDone }: { withMoney: boolean; expectDone: () => Promise<void> },
): Promise<number> {
  for (let deaths = 0; ; deaths++) {
    await newPairs({ withMoney })
    const { pool, isDead, bury } = dyingPool(1 + deaths * EVERY, when)
    await run(openDatabase(pool)).catch(() => {})
    await bury()
    if (!isDead()) return deaths
    await run(opened.platform.database)
    await expectDone()
  }
}

describe.each(['before', 'after'] as const)('[CONTR-03] Settlement interrupted %s any statement', (when) => {
  test('completes on the next run and duplicates nothing', { timeout: 180_000 }, async () => {
    const deaths = await dieOfEach(when, { withMoney: true, expectDone: expectAllOnce })
    expect(deaths * EVERY).toBeGreaterThan(PAIRS * 2 * DAYS * 5)
  })

  test('announces each unpaid bill only once', { timeout: 180_000 }, async () => {
    const deaths = await dieOfEach(when, { withMoney: false, expectDone: expectAllToldOnce })
    expect(deaths * EVERY).toBeGreaterThan(PAIRS * DAYS * 2)
  })
})

test('[CONTR-03] settles in the background and stops cleanly', async () => {
  const { platform } = opened
  await writeSetting(platform.database, settings.clock, { offset: NOW.getTime() - Date.now() })
  const worker = startSettling(platform, { every: 10 })
  // Concurrent calls run one after another.
  const settler = createSettler(platform)
  await Promise.all([settler(), settler(), settler()])
  await worker.stop()
  await expectAllOnce()
})
