import { randomInt, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { openPool } from '#server/database/connection/pool.ts'
import { CALL_TIMEOUTS } from '#server/database/connection/pool-limits.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { member } from '#server/identity/member.table.ts'
import { houseAccount } from '#server/ledger/accounts.ts'
import { ledgerAccount } from '#server/ledger/ledger.table.ts'
import { post } from '#server/ledger/post.ts'
import { currency } from '#server/texts/currency.ts'

/**
 * `npm run bench:ledger`: compares the ledger's transfers per second with the simplest possible transaction
 * on the same tables (two updates, three inserts). Both take turns in short slices on one pool, so that other
 * load on the machine affects them equally. The results are medians. `-- --quick` takes only seconds. Exits
 * with 1 if the ledger reaches less than `LEAST` of the simple transaction's rate.
 */

const LEAST = 0.8
const CLIENTS = [1, 10, 50]
const WALLETS = 1_000
/** Initial balance of each wallet in minor units, enough for all transfers. */
const STOCK = 1_000_000_000
const quick = process.argv.includes('--quick')
const SLICE = quick ? 250 : 500
const ROUNDS = quick ? 9 : 21

type Bench = { pool: pg.Pool; database: Database; wallets: number[]; games: number }
type Contender = (bench: Bench) => Promise<void>

type Name = 'bare' | 'ledger' | 'bets'

const contenders: Record<Name, Contender> = { bare: bareTransfer, ledger: transfer, bets: bet }
/** The quick run omits bets, since they have no limit to check. */
const names: readonly Name[] = quick ? ['bare', 'ledger'] : ['bare', 'ledger', 'bets']

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-bench-'))
await fs.chmod(folder, 0o755)
const server = await startEmbedded(path.join(folder, 'postgres'))
try {
  process.exitCode = await run(server.config)
} finally {
  await server.stop()
  await fs.rm(folder, { recursive: true, force: true })
}

async function run(config: pg.PoolConfig): Promise<number> {
  const { wallets, games } = await prepare(config)
  const lines = []
  for (const clients of CLIENTS) {
    const { pool, end } = openPool({ ...config, max: clients }, CALL_TIMEOUTS)
    lines.push(await measure({ pool, database: openDatabase(pool), wallets, games }, clients))
    await end()
  }
  console.log(
    'Per second: bare and ledger transfers between random wallets, and bets against one house account.',
  )
  console.table(lines)
  const slow = lines.filter(({ ratio }) => ratio < LEAST)
  for (const { clients, ratio } of slow) console.error(`${clients} clients: ${ratio} is less than ${LEAST}`)
  return slow.length > 0 ? 1 : 0
}

async function prepare(config: pg.PoolConfig): Promise<{ wallets: number[]; games: number }> {
  const { pool, end } = openPool({ ...config, max: 1 }, CALL_TIMEOUTS)
  await migrate(pool)
  const database = openDatabase(pool)
  const people = Array.from({ length: WALLETS }, (_, index) => ({
    account: `player-${index}`,
    nickname: '',
    userName: '',
    type: 0,
    icon: '',
    createdAt: new Date(),
  }))
  const members = await database.insert(member).values(people).returning({ memberId: member.id })
  const accounts = await database
    .insert(ledgerAccount)
    .values(
      members.map(({ memberId }) => ({ memberId, kind: 'wallet', currency: currency.code, balance: STOCK })),
    )
    .returning({ id: ledgerAccount.id })
  const games = await houseAccount(database, 'games')
  await end()
  return { wallets: accounts.map(({ id }) => id), games }
}

async function measure(bench: Bench, clients: number) {
  const done: Record<Name, number[]> = { bare: [], ledger: [], bets: [] }
  for (const name of names) await runSlice(bench, contenders[name], clients)
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) done[name].push(await runSlice(bench, contenders[name], clients))
  }
  const ratios = done.ledger.map((moves, round) => moves / (done.bare[round] ?? Number.NaN))
  return {
    clients,
    bare: Math.round(median(done.bare)),
    ledger: Math.round(median(done.ledger)),
    ratio: Number(median(ratios).toFixed(2)),
    ...(quick ? {} : { bets: Math.round(median(done.bets)) }),
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Measures one contender during one slice. Returns its transfers per second. */
async function runSlice(bench: Bench, move: Contender, clients: number): Promise<number> {
  const started = performance.now()
  const client = async () => {
    let moves = 0
    for (; performance.now() - started < SLICE; moves++) await move(bench)
    return moves
  }
  const moves = await Promise.all(Array.from({ length: clients }, client))
  const total = moves.reduce((sum, count) => sum + count, 0)
  return (total * 1_000) / (performance.now() - started)
}

function randomPair(wallets: number[]): [number, number] {
  const first = randomInt(wallets.length)
  const second = (first + randomInt(1, wallets.length)) % wallets.length
  return [wallets[first] ?? 0, wallets[second] ?? 0]
}

async function transfer({ database, wallets }: Bench): Promise<void> {
  const [from, to] = randomPair(wallets)
  await postBetween(database, from, to)
}

async function bet({ database, wallets, games }: Bench): Promise<void> {
  const [from] = randomPair(wallets)
  await postBetween(database, from, games)
}

async function postBetween(database: Database, from: number, to: number): Promise<void> {
  const postings = [
    { accountId: from, amount: -1 },
    { accountId: to, amount: 1 },
  ]
  const posted = await database.transaction((tx) =>
    post(tx, { kind: 'transfer', key: randomUUID(), reference: 'bench', at: new Date(), postings }),
  )
  if (posted.outcome !== 'posted') throw new Error(`A transfer was ${posted.outcome}`)
}

/**
 * Posts the simplest correct double entry. Always updates the wallet with the lower id first. Otherwise, two
 * transfers could deadlock.
 */
async function bareTransfer({ pool, wallets }: Bench): Promise<void> {
  const [from, to] = randomPair(wallets)
  const entries: [number, number][] = [
    [from, -1],
    [to, 1],
  ]
  entries.sort(([first], [second]) => first - second)
  const client = await pool.connect()
  const afterwards = new Map<number, string>()
  await client.query('begin')
  for (const [id, amount] of entries) {
    const { rows } = await client.query(
      'update ledger_account set balance = balance + $2 where id = $1 and balance >= -$2::bigint returning balance',
      [id, amount],
    )
    afterwards.set(id, rows[0].balance)
  }
  const at = new Date()
  const { rows } = await client.query(
    'insert into ledger_operation (kind, idempotency_key, reference, at) values ($1, $2, $3, $4) returning id',
    ['transfer', randomUUID(), 'bench', at],
  )
  for (const [id, amount] of entries) {
    await client.query(
      'insert into ledger_posting (operation_id, account_id, amount, balance_after, kind, at) values ($1, $2, $3, $4, $5, $6)',
      [rows[0].id, id, amount, afterwards.get(id), 'transfer', at],
    )
  }
  await client.query('commit')
  client.release()
}
