import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#server/database/connection/connect.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import {
  houseAccount,
  inTransitAccount,
  reservedAccount,
  vendorWalletOf,
  walletOf,
} from '#server/ledger/accounts.ts'
import type { Posted } from '#server/ledger/post.ts'
import type { MovingOrders } from '#tests/support/cashier/money-moving-process.ts'
import { newMember } from '#tests/support/cashier/wallets.ts'
import { makeWorkspace, serverPid } from '#tests/support/http/connections.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { type Field, type Holdings, intentOf } from '#tests/support/ledger/ledger-intent.ts'
import { endPlatforms, spawnPlatform } from '#tests/support/platform-process.ts'

const CLIENTS = 50
const STEPS = isLong ? 2_000 : 40
const KILLS = isLong ? 50 : 3
/** Every n-th kill includes the database server, like a power failure. */
const WITH_DATABASE = 3
const PEOPLE = 60

const folder = path.join(makeWorkspace(), 'postgres')
let field: Field
beforeAll(async () => {
  const { pool, stop } = await connect({ folder })
  await migrate(pool)
  const database = openDatabase(pool)
  const people: Holdings[] = []
  for (let made = 0; made < PEOPLE; made++) {
    const memberId = await newMember(database)
    people.push({
      wallet: await walletOf(database, memberId),
      setAside: await reservedAccount(database, memberId),
      underWay: await inTransitAccount(database, memberId),
      vendor: await vendorWalletOf(database, memberId, 'PG'),
    })
  }
  const house = {
    games: await houseAccount(database, 'games'),
    cashier: await houseAccount(database, 'cashier'),
    bonus: await houseAccount(database, 'bonus'),
    fees: await houseAccount(database, 'fees'),
  }
  field = { people, house }
  await stop()
}, 120_000)
afterAll(endPlatforms)

const ANSWER = /^(\d+) (\d+) ([a-z]+)$/
const outcomes = ['posted', 'repeated', 'short'] as const satisfies readonly Posted['outcome'][]

type Told = { client: number; step: number; outcome: Posted['outcome'] }

/** The results that the clients have reported, and each client's next step. */
class Answers {
  readonly all: Told[] = []
  readonly next: number[] = Array.from({ length: CLIENTS }, () => 0)
  private due: { count: number; reach: () => void } | undefined

  take(line: string): void {
    const [, client, step, word] = ANSWER.exec(line) ?? []
    const outcome = outcomes.find((outcome) => outcome === word)
    // The last line of a killed process may be incomplete.
    if (!outcome) return
    this.all.push({ client: Number(client), step: Number(step), outcome })
    this.next[Number(client)] = Number(step) + 1
    if (this.due && this.all.length >= this.due.count) this.due.reach()
  }

  reach(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.due = { count, reach: resolve }
    return promise
  }
}

/** Starts clients that continue after their last reported result. `ended` resolves to the exit code. */
function startClients(answers: Answers) {
  const orders: MovingOrders = { folder, field, next: answers.next, until: STEPS }
  const command = [process.execPath, 'tests/support/cashier/money-moving-process.ts']
  const { child, said } = spawnPlatform({ env: { ORDERS: JSON.stringify(orders) }, command })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => answers.take(line))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const kill = async (withDatabase: boolean) => {
    const server = serverPid(folder)
    child.kill('SIGKILL')
    if (withDatabase) process.kill(server, 'SIGKILL')
    await ended
  }
  return { ended, kill, said }
}

/** Connection options. No parallel workers: their errors would hide the cause of a failure. */
const reader = {
  host: path.join(folder, 'data'),
  user: 'palpite',
  database: 'postgres',
  options: '-c max_parallel_workers_per_gather=0',
}

/**
 * Checks the whole ledger repeatedly until `isOver`. A check that a kill interrupts does not count.
 * Returns the faults and the number of checks.
 */
async function readThroughout(isOver: () => boolean): Promise<{ faults: string[]; readings: number }> {
  const faults: string[] = []
  let readings = 0
  while (!isOver()) {
    const pool = new pg.Pool({ ...reader, max: 1 })
    pool.on('error', () => {
      // Ignored, because the interrupted check itself throws.
    })
    try {
      while (!isOver()) {
        faults.push(...(await readWhole(pool)))
        readings += 1
      }
    } catch (error) {
      if (!wasCut(error)) throw error
    } finally {
      await pool.end()
    }
  }
  return { faults, readings }
}

async function readWhole(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ sum: string; negative: string }>(`
    select (select coalesce(sum(amount), 0) from ledger_posting) as sum,
      (select count(*) from ledger_account where balance < 0) as negative`)
  const [read] = rows
  const own = read?.sum === '0' && read.negative === '0' ? [] : [`it sums to ${JSON.stringify(read)}`]
  return [...own, ...(await ledgerFaults(pool, { playedAtOnce: true }))]
}

/** Whether the error occurred because the server was stopping or had not started yet. */
function wasCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /^(57P0\d|ECONNRE|ENOENT|EPIPE)/.test(code) || error.message.includes('terminated')
}

async function moveUnderKills(answers: Answers): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill++) {
    const clients = startClients(answers)
    const met = answers.reach(Math.floor((CLIENTS * STEPS * kill) / (KILLS + 1)))
    await Promise.race([met, clients.ended.then(() => Promise.reject(new Error(clients.said())))])
    await clients.kill(kill % WITH_DATABASE === 0)
  }
  const last = startClients(answers)
  expect(await last.ended, last.said()).toBe(0)
}

test('keeps every balance consistent while fifty clients post and processes are killed', {
  timeout: isLong ? 1_500_000 : 120_000,
}, async () => {
  const answers = new Answers()
  let isOver = false
  const [{ faults, readings }] = await Promise.all([
    readThroughout(() => isOver),
    moveUnderKills(answers).finally(() => {
      isOver = true
    }),
  ])
  expect(faults).toEqual([])
  expect(readings).toBeGreaterThan(KILLS)
  expect(answers.all.length).toBe(CLIENTS * STEPS)
  const known = answers.all.filter(({ outcome }) => outcome !== 'short')
  // Some responses were lost after the commit, so their operations were repeated.
  expect(known.filter(({ outcome }) => outcome === 'repeated').length).toBeGreaterThan(0)

  const { pool, stop } = await connect({ folder })
  const { rows } = await pool.query<{ key: string }>('select idempotency_key as key from ledger_operation')
  const intents = known.map(({ client, step }) => intentOf(field, client, step))
  expect(rows.map(({ key }) => key).sort()).toEqual(intents.map(({ key }) => key).sort())
  const held = new Map<string, number>()
  for (const { accountId, amount } of intents.flatMap(({ postings }) => postings)) {
    held.set(String(accountId), (held.get(String(accountId)) ?? 0) + amount)
  }
  const { rows: kept } = await pool.query<{ id: string; balance: string }>(
    'select id, balance from ledger_account where member_id is not null',
  )
  expect(kept.filter(({ id, balance }) => Number(balance) !== (held.get(id) ?? 0))).toEqual([])
  await stop()
})
