import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contract, contractBill } from '#server/agents/contracts/contract.table.ts'
import { calculateBills } from '#server/agents/settlement/calculate-bills.ts'
import { openBills } from '#server/agents/settlement/open-bills.ts'
import { payBills } from '#server/agents/settlement/pay-bills.ts'
import { createSettler, SETTLING_LOCK, startSettling } from '#server/agents/settlement/settling.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { message } from '#server/notifications/message.table.ts'
import { billsOf, putContract, putRound, termsOf } from '#tests/support/agents/settlement.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'

// Several guards ensure that a bill is created and paid only once. The test of one guard disables the others.

const FROM = new Date('2026-03-02T03:00:00Z')
const NOW = new Date('2026-03-03T04:00:00Z')
/** The bill's amount in minor units: a tenth of the stakes in the only past period. */
const WAGE = 100

let opened: OpenedPlatform
let pools: pg.Pool[]
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
  pools = [newPool(), newPool()]
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await opened.close()
})

const newPool = () => new pg.Pool({ ...opened.platform.pool.options, max: 2 })
const database = () => opened.platform.database

let agent: number
let contractId: string
beforeEach(async () => {
  await database().delete(contract)
  agent = (await makeMember(opened, { type: 1 })).id
  await database().transaction((tx) => walletOf(tx, agent))
  const terms = termsOf('daily', { rate: 1_000 })
  const agreed = { kind: 'dailySalary', uplineId: null, downlineId: agent, startedAt: FROM } as const
  contractId = await putContract(database(), { ...agreed, terms })
  await putRound(database(), { memberId: agent, at: new Date(FROM.getTime() + 3_600_000), stake: 1_000 })
})

const bills = () => billsOf(database(), contractId)
const balance = () => walletBalance(database(), agent)
const open = (by: Database = database()) => openBills(by, NOW)
const pay = (by: Database = database()) => payBills(by, { now: NOW, until: NOW, datesBack: true })
async function owe(): Promise<void> {
  await open()
  await calculateBills(database())
}

/**
 * Runs the work on two connection pools concurrently, as two processes would. Row locks hold both runs back
 * until both have started.
 */
async function twiceAtOnce<Done>(
  held: typeof contractBill | typeof contract,
  work: (by: Database) => Promise<Done>,
): Promise<Done[]> {
  let both: Promise<Done>[] = []
  await database().transaction(async (tx) => {
    await tx.select().from(held).for('update')
    both = pools.map((pool) => work(openDatabase(pool)))
    await vi.waitFor(async () => expect(await countWaiting()).toBe(2), { timeout: 10_000 })
  })
  return Promise.all(both)
}

async function countWaiting(): Promise<number> {
  const { rows } = await opened.platform.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

async function forgetKeys(): Promise<void> {
  await database().execute(sql`
    create function forget_key() returns trigger language plpgsql as
      'begin new.idempotency_key := gen_random_uuid(); return new; end'
  `)
  await database().execute(sql`
    create trigger forget_key before insert on ledger_operation for each row execute function forget_key()
  `)
}
afterEach(() => database().execute(sql`drop function if exists forget_key cascade`))

test('[CONTR-03] pays and announces a bill only once if its lock and state are the only guards', async () => {
  await owe()
  await forgetKeys()
  const paid = await twiceAtOnce(contractBill, pay)
  expect(paid.map(({ counts }) => counts.paid).sort()).toEqual([0, 1])
  expect(await balance()).toBe(WAGE)
  expect(await database().$count(message, eq(message.memberId, agent))).toBe(1)
})

test('[CONTR-03] pays a bill only once, whatever its state, if the operation key is the only guard', async () => {
  await owe()
  await pay()
  const [before] = await bills()
  await database()
    .update(contractBill)
    .set({ state: 'due', operationId: null, paidAt: null })
    .where(eq(contractBill.contractId, contractId))
  await pay()
  expect(await balance()).toBe(WAGE)
  expect(await bills()).toEqual([before])
})

test('[CONTR-03] bills each period only once if the contract’s lock is the only guard', async () => {
  const { rows } = await database().execute<{ name: string }>(sql`
    select conname as name from pg_constraint where conrelid = 'contract_bill'::regclass and contype = 'u'
  `)
  expect(rows).toHaveLength(1)
  const unique = sql.identifier(rows[0]?.name ?? '')
  await database().execute(sql`alter table contract_bill drop constraint ${unique}`)
  // `openBills` first skips locked contracts and then waits for them, so both runs wait for the lock.
  const made = await twiceAtOnce(contract, open)
  expect(made.sort()).toEqual([0, 1])
  expect(await bills()).toHaveLength(1)
  await database().execute(
    sql`alter table contract_bill add constraint ${unique} unique (contract_id, period_from)`,
  )
})

test('[CONTR-03] bills no period twice if the unique constraint is the only guard', async () => {
  await owe()
  await pay()
  await database().update(contract).set({ billedUntil: FROM, dueAt: NOW }).where(eq(contract.id, contractId))
  await expect(open()).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await bills()).toMatchObject([{ state: 'paid' }])
})

test('[CONTR-03] settles nothing until another process releases the settlement lock', async () => {
  const [worked, asked] = pools.map(openDatabase)
  if (!worked || !asked) throw new Error('There are two')
  const clock = vi.fn(async () => NOW)
  const tries = vi.spyOn(worked, 'transaction')
  let settling: Promise<unknown> = Promise.resolve()
  let worker: ReturnType<typeof startSettling> | undefined
  await database().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SETTLING_LOCK})`)
    worker = startSettling({ database: worked, clock, sandbox: true }, { every: 5 })
    settling = createSettler({ database: asked, clock, sandbox: true })()
    await vi.waitFor(async () => {
      expect(tries.mock.calls.length).toBeGreaterThan(3)
      expect(await countWaiting()).toBe(1)
    }, 30_000)
    expect(clock).not.toHaveBeenCalled()
  })
  await settling
  await worker?.stop()
  expect(await balance()).toBe(WAGE)
})
