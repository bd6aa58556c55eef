import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { contractBill } from '#server/agents/contracts/contract.table.ts'
import { SETTLING_LOCK } from '#server/agents/settlement/settling.ts'
import type { Database } from '#server/database/database.ts'
import { WORLD_LOCK } from '#server/database/world-lock.ts'
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
import { endPlatforms, spawnPlatform } from '#tests/support/platform-process.ts'
import { putGames } from '#tests/support/play/game-world.ts'

const KILLS = isLong ? 45 : 3
const PAIRS = 2
const DAYS = 30
/** Payments older than this number of days are not announced to their recipients. */
const NEWS_DAYS = 7
const BILLS = PAIRS * 2 * DAYS
const DAY = 86_400_000
const FROM = new Date('2026-03-02T03:00:00Z')
const NOW = new Date(FROM.getTime() + DAYS * DAY + 3_600_000)
/** How long a process may show no sign of life before another takes over, in ms. */
const GIVEN_UP_AFTER = 400

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
  await writeSetting(opened.platform.database, settings.clock, { offset: NOW.getTime() - Date.now() })
})
afterEach(endPlatforms)
afterAll(() => opened.close())

type Process = { name: string; child: ReturnType<typeof spawnPlatform>['child']; said(): string }

let started = 0
/** Starts a settling process. Its name identifies its database connections. */
async function startProcess(): Promise<Process> {
  const name = `settling ${++started}`
  const { host, port, user } = inject('databaseServer')
  const address = new URL(`postgres://${user}@localhost:${port}/${opened.platform.pool.options.database}`)
  address.searchParams.set('host', host)
  address.searchParams.set('application_name', name)
  address.searchParams.set('idle_in_transaction_session_timeout', String(GIVEN_UP_AFTER))
  const command = [process.execPath, 'tests/support/agents/settling-process.ts']
  const { child, said } = spawnPlatform({
    env: { DATABASE_URL: address.href, GIVEN_UP_AFTER: String(GIVEN_UP_AFTER) },
    command,
  })
  await vi.waitFor(() => expect(said()).toContain('is settling'), { timeout: 60_000 })
  return { name, child, said }
}

/**
 * Member ids of pairs of agents. The house pays each upper agent 10% of turnover, and the upper agent passes
 * on 5%. Each lower agent stakes 1,000 minor units a day.
 */
type Work = { uppers: number[]; lowers: number[] }

const works: Work[] = []

async function putWork(): Promise<Work> {
  const work: Work = { uppers: [], lowers: [] }
  await opened.platform.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${WORLD_LOCK})`)
    for (let pair = 0; pair < PAIRS; pair++) {
      const { id: upper } = await makeMember(opened, { type: 1 })
      const { id: lower } = await makeMember(opened, { type: 2, uplineId: upper })
      await putPair(opened.platform.database, upper, lower)
      work.uppers.push(upper)
      work.lowers.push(lower)
    }
  })
  works.push(work)
  return work
}

async function putPair(database: Database, upper: number, lower: number): Promise<void> {
  for (let day = 0; day < DAYS; day++) {
    const at = new Date(FROM.getTime() + (day + 0.5) * DAY)
    await putRound(database, { memberId: lower, at, stake: 1_000 })
  }
  const agreed = { kind: 'dailySalary', startedAt: FROM } as const
  const paying = (rate: number) => ({ ...agreed, terms: termsOf('daily', { rate }) })
  await putContract(database, { ...paying(1_000), uplineId: null, downlineId: upper })
  await putContract(database, { ...paying(500), uplineId: upper, downlineId: lower })
}

const ofWork = ({ uppers, lowers }: Work) => inArray(contractBill.downlineId, [...uppers, ...lowers])

async function progressOf(work: Work): Promise<{ opened: number; paid: number; holder: string | null }> {
  const [found] = await opened.platform.database
    .select({
      opened: count(),
      paid: sql`count(*) filter (where ${contractBill.state} = 'paid')`.mapWith(Number),
      holder: sql<string | null>`(
        select application_name from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and objid = ${SETTLING_LOCK} and granted and datname = current_database()
        limit 1
      )`,
    })
    .from(contractBill)
    .where(ofWork(work))
  if (!found) throw new Error('Counting gives a row')
  return found
}

type Place = (progress: Awaited<ReturnType<typeof progressOf>>) => boolean

/** Returns when to kill the process: at once, after the first bills, or after a random number of payments. */
function placeOf(kill: number): Place {
  const paid = randomInt(1, BILLS / 2)
  if (kill % 3 === 0) return () => true
  return kill % 3 === 1 ? (progress) => progress.opened > 0 : (progress) => progress.paid >= paid
}

/**
 * Waits until the work has reached the given point. Returns the settling process's name, or null if all work
 * was done earlier.
 */
async function foundAt(work: Work, isThere: Place): Promise<string | null> {
  for (;;) {
    const progress = await progressOf(work)
    if (progress.paid === BILLS) return null
    if (progress.holder !== null && isThere(progress)) {
      await pause(randomInt(0, 12))
      return progress.holder
    }
    await pause(2)
  }
}

const waitUntilDone = (work: Work) =>
  vi.waitFor(async () => expect((await progressOf(work)).paid).toBe(BILLS), { timeout: 20_000, interval: 20 })

async function expectAllOnce(): Promise<void> {
  const { database, pool } = opened.platform
  for (const work of works) {
    expect(await database.$count(contractBill, ofWork(work))).toBe(BILLS)
    const members = [...work.uppers, ...work.lowers]
    for (const id of members) expect(await walletBalance(database, id)).toBe(50 * DAYS)
    const areTold = and(inArray(message.memberId, members), eq(message.event, 'bill.paid'))
    expect(await database.$count(message, areTold)).toBe(PAIRS * 2 * NEWS_DAYS)
  }
  const isOfBill = sql`${ledgerOperation.reference} in (select id::text from ${contractBill})`
  expect(await database.$count(ledgerOperation, isOfBill)).toBe(works.length * BILLS)
  const faults = await ledgerFaults(pool, { playedAtOnce: true })
  expect(faults.filter((fault) => !fault.startsWith('members without a wallet'))).toEqual([])
}

test('[CONTR-03] another process continues a killed settlement and duplicates nothing', {
  timeout: 240_000,
}, async () => {
  let hits = 0
  let processes: Process[] = await Promise.all([startProcess(), startProcess()])
  for (let kill = 0; kill < KILLS; kill++) {
    const work = await putWork()
    const holder = await foundAt(work, placeOf(kill))
    const killed = processes.find(({ name }) => name === holder)
    if (killed && (await progressOf(work)).paid < BILLS) hits++
    killed?.child.kill('SIGKILL')
    const left = processes.filter((one) => one !== killed)
    await waitUntilDone(work)
    for (const { child, said } of left) expect([child.exitCode, said()]).toEqual([null, 'is settling\n'])
    processes = killed ? [...left, await startProcess()] : left
  }
  expect(hits).toBeGreaterThanOrEqual(0.6 * KILLS)
  await expectAllOnce()
})

test('[CONTR-03] another process takes over a hanging settlement, which duplicates nothing when it resumes', {
  timeout: 120_000,
}, async () => {
  const processes = await Promise.all([startProcess(), startProcess()])
  const hangs = await hangOne(processes)
  const other = processes.find((one) => one !== hangs)
  for (const work of works) await waitUntilDone(work)
  hangs.child.kill('SIGCONT')
  other?.child.kill('SIGKILL')
  // Only the process that hung is left. It must settle new work with its remaining connections.
  await waitUntilDone(await putWork())
  expect(hangs.child.exitCode).toBeNull()
  await expectAllOnce()
})

/** Suspends and returns the process that settles. Adds more work if the process finishes too early. */
async function hangOne(processes: readonly Process[]): Promise<Process> {
  for (;;) {
    const work = await putWork()
    const holder = await foundAt(work, placeOf(2))
    const found = processes.find(({ name }) => name === holder)
    found?.child.kill('SIGSTOP')
    const stands = await progressOf(work)
    if (found && stands.holder === found.name && stands.paid < BILLS) return found
    found?.child.kill('SIGCONT')
    await waitUntilDone(work)
  }
}
