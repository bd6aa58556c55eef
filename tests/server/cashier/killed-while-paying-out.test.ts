import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { orderWithdrawal } from '#server/cashier/order-withdrawal.ts'
import { walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { ledgerAccount, ledgerOperation } from '#server/ledger/ledger.table.ts'
import { payoutAccount } from '#server/payments/payout-account.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { decidePayout } from '#server/sandbox/payouts.ts'
import { sandboxPayout } from '#server/sandbox/sandbox-payout.table.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { fund } from '#tests/support/cashier/wallets.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { endPlatforms, spawnPlatform } from '#tests/support/platform-process.ts'

const KILLS = isLong ? 50 : 4
const ORDERS = 12
const AMOUNT = 10_000
const FEE = 100
/** How long a lease keeps a killed process's jobs from other processes, in ms. */
const LEASE = 15_000

let opened: OpenedPlatform
let offset = 0
beforeAll(async () => {
  opened = await openPlatform()
  const { database } = opened.platform
  await writeSetting(database, settings.withdrawals, { ...settings.withdrawals.initial, askEvery: 1_000 })
})
afterEach(endPlatforms)
afterAll(() => opened.close())

async function pass(milliseconds: number): Promise<void> {
  offset += milliseconds
  await moveClock(opened, offset)
}

type Process = ReturnType<typeof spawnPlatform>

async function startProcess(): Promise<Process> {
  const { host, port, user } = inject('databaseServer')
  const address = new URL(`postgres://${user}@localhost:${port}/${opened.platform.pool.options.database}`)
  address.searchParams.set('host', host)
  const command = [process.execPath, 'tests/support/cashier/paying-out-process.ts']
  const started = spawnPlatform({ env: { DATABASE_URL: address.href }, command })
  await vi.waitFor(() => expect(started.said()).toContain('is paying out'), { timeout: 60_000 })
  return started
}

/** Orders a withdrawal of a new member's whole balance. Returns the order's id. */
async function putOrder(): Promise<string> {
  const { database, clock } = opened.platform
  const { id: memberId } = await makeMember(opened)
  await fund(database, await walletOf(database, memberId), AMOUNT)
  const now = await clock()
  const [account] = await database
    .insert(payoutAccount)
    .values({
      id: randomUUID(),
      memberId,
      kind: 'pix',
      number: 'ana@example.com',
      maskedName: 'Pix · a•••@example.com',
      holder: 'Ana',
      addedAt: now,
    })
    .returning()
  if (!account) throw new Error('No account was made')
  const ordered = await database.transaction((tx) =>
    orderWithdrawal(tx, { memberId, account, amount: AMOUNT, fee: FEE, now, beginAfter: 0 }),
  )
  if (ordered.outcome !== 'ordered') throw new Error('Nothing was ordered')
  return ordered.order.id
}

/** Decides all open payouts: every second one is paid, and the bank refuses the rest. */
async function decideOpen(ids: readonly string[]): Promise<void> {
  const { platform } = opened
  const isOpen = and(inArray(sandboxPayout.id, [...ids]), eq(sandboxPayout.state, 'open'))
  for (const { id } of await platform.database.select().from(sandboxPayout).where(isOpen))
    await decidePayout(platform, { id, state: ids.indexOf(id) % 2 === 0 ? 'paid' : 'refused' })
}

const endedOf = (ids: readonly string[]): Promise<number> =>
  opened.platform.database.$count(
    withdrawalOrder,
    and(inArray(withdrawalOrder.id, [...ids]), inArray(withdrawalOrder.state, ['paid', 'failed'])),
  )

/**
 * Decides payouts and advances the clock until all orders have ended. Jobs of a killed process become free
 * when their lease expires.
 */
async function waitUntilEnded(ids: readonly string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      await decideOpen(ids)
      await pass(LEASE)
      expect(await endedOf(ids)).toBe(ORDERS)
    },
    { timeout: 20_000, interval: 50 },
  )
}

async function expectAllOnce(ids: readonly string[]): Promise<void> {
  const { database } = opened.platform
  const orders = await database
    .select()
    .from(withdrawalOrder)
    .where(inArray(withdrawalOrder.id, [...ids]))
  for (const { id, memberId, state } of orders) {
    const isPaid = ids.indexOf(id) % 2 === 0
    expect(state).toBe(isPaid ? 'paid' : 'failed')
    const posted = await database
      .select({ kind: ledgerOperation.kind })
      .from(ledgerOperation)
      .where(eq(ledgerOperation.reference, id))
      .orderBy(ledgerOperation.id)
    const end = isPaid ? 'withdrawalPaid' : 'withdrawalReturned'
    expect(posted.map(({ kind }) => kind)).toEqual(['withdrawal', end])
    expect(await walletBalance(database, memberId)).toBe(isPaid ? 0 : AMOUNT)
  }
  expect(await database.$count(sandboxPayout, inArray(sandboxPayout.id, [...ids]))).toBe(ORDERS)
}

test('[MEM-05] another process continues the payouts of a killed process and pays none twice', {
  timeout: isLong ? 600_000 : 120_000,
}, async () => {
  const processes = await Promise.all([startProcess(), startProcess()])
  const all: string[] = []
  let hits = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const ids = await Promise.all(Array.from({ length: ORDERS }, putOrder))
    all.push(...ids)
    // Kill at a random moment, usually between the first provider request and the last posting.
    await pause(randomInt(0, 40))
    if (kill % 2 === 1) await decideOpen(ids)
    await pause(randomInt(0, 20))
    const [killed] = processes.splice(0, 1)
    killed?.child.kill('SIGKILL')
    if ((await endedOf(ids)) < ORDERS) hits++
    processes.push(await startProcess())
    await waitUntilEnded(ids)
    await expectAllOnce(ids)
  }
  expect(hits).toBeGreaterThanOrEqual(0.6 * KILLS)
  const { database, pool } = opened.platform
  const [aside] = await database
    .select({ all: sql`sum(${ledgerAccount.balance})`.mapWith(Number) })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.kind, 'setAside'))
  expect(aside?.all).toBe(0)
  expect(all).toHaveLength(KILLS * ORDERS)
  expect(await ledgerFaults(pool, { playedAtOnce: true })).toEqual([])
})
