import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, openDatabase } from '../server/database/database.ts'
import { startEmbedded } from '../server/database/embedded/embedded.ts'
import { endPool } from '../server/database/end-pool.ts'
import { migrate } from '../server/database/migrate.ts'
import { settle } from '../server/settlement/settle.ts'

/**
 * `npm run bench:settlement`: how long a day of daily wages takes to be billed, calculated and paid, for 1,000 and for 10,000
 * agents, each with a player who played ten rounds. Every tenth agent is beneath another one, so that money goes on. Each
 * settlement has a fresh database. The machine may be doing other things, so each number is settled until it was as many agents
 * as the other one's, in turns, and the fastest mean of `TRIES` counts. Exits with 1 where ten times as many take more than
 * `MOST` times as long, or where anything but one payment an agent was made.
 */

const MOST = 12
const TRIES = 3
const SIZES = [1_000, 10_000] as const
const ROUNDS = 10

const SINCE = '2026-03-02T03:00:00Z'
const NOW = new Date('2026-03-03T04:00:00Z')

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
  const means = SIZES.map((): number[] => [])
  for (let attempt = 0; attempt < TRIES; attempt++)
    for (const [at, agents] of SIZES.entries()) means[at]?.push(await meanOf(config, agents))
  const lines = SIZES.map((agents, at) => ({
    agents,
    seconds: Number((Math.min(...(means[at] ?? [])) / 1_000).toFixed(2)),
  }))
  const [few, many] = lines
  const ratio = Number(((many?.seconds ?? Number.NaN) / (few?.seconds ?? Number.NaN)).toFixed(1))
  console.log('Seconds in which a day of daily wages is billed, calculated and paid.')
  console.table(lines)
  console.log(`Ten times as many take ${ratio} times as long; at most ${MOST} are allowed.`)
  return ratio <= MOST ? 0 : 1
}

/** Milliseconds of a settlement, over as many as it takes to settle the larger number of agents. */
async function meanOf(config: pg.PoolConfig, agents: number): Promise<number> {
  const times = Math.max(...SIZES) / agents
  let total = 0
  for (let at = 0; at < times; at++) total += await measure(config, agents)
  return total / times
}

/** Milliseconds of one settlement on a database of its own. */
async function measure(config: pg.PoolConfig, agents: number): Promise<number> {
  const name = `bench_${agents}`
  await asAdmin(config, `create database ${name}`)
  const pool = new pg.Pool({ ...config, database: name, max: 2 })
  try {
    await migrate(pool)
    const database = openDatabase(pool)
    await fill(database, agents)
    const began = performance.now()
    const settled = await settle(database, { now: NOW, datesBack: false })
    const took = performance.now() - began
    if (settled.paid !== agents) throw new Error(`Of ${agents} bills ${settled.paid} were paid`)
    return took
  } finally {
    await endPool(pool)
    await asAdmin(config, `drop database ${name}`)
  }
}

async function asAdmin(config: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Agents are numbered from 1 on, their players after them; the tenth agent of ten is beneath the first of them. */
async function fill(database: Database, agents: number): Promise<void> {
  await database.execute(sql`
    insert into member (account, nickname, user_name, type, icon, created_at, upline_id)
    select 'm' || number, '', '', case when number <= ${agents} then 2 else 0 end, '', ${SINCE}::timestamptz,
      case when number > ${agents} then number - ${agents} when number % 10 = 0 then number - 9 end
    from generate_series(1, ${2 * agents}) number order by number`)
  await database.execute(sql`
    insert into team_place (member_id, above_id, depth)
    with recursive above as (
      select id, upline_id, 1 as depth from member where upline_id is not null
      union all select above.id, member.upline_id, depth + 1 from above join member on member.id = above.upline_id
      where member.upline_id is not null
    ) select * from above`)
  await database.execute(sql`
    insert into ledger_account (member_id, kind, currency, balance) select id, 'wallet', 'BRL', 0 from member`)
  await database.execute(sql`
    insert into vendor (code, name, show) values ('B', 'Bench', 'frame')`)
  await database.execute(sql`
    insert into game (node_id, vendor_code, game_type, game_classify, hue, hot, trial, game_code, name_pt, name_en, search_text,
      motif, engine, return_bp, position)
    values (1, 'B', 'RNG', 'slots', 1, false, false, 'B', 'B', 'B', 'b', 'fruta/caju', 'slot', 9600, 1)`)
  await database.execute(sql`
    insert into game_round (id, member_id, node_id, stake, payout, state, started_at, settled_at)
    select gen_random_uuid(), ${agents} + number % ${agents} + 1, 1, 1000, 500, '{}', at, at from (
      select number, ${SINCE}::timestamptz + number % 86000 * interval '1 second' as at
      from generate_series(1, ${ROUNDS * agents}) number
    ) played`)
  await database.execute(sql`
    insert into contract (id, kind, upline_id, downline_id, version, started_at, due_at, billed_until)
    select gen_random_uuid(), 'dailySalary', upline_id, id, 1, ${SINCE}::timestamptz,
      ${SINCE}::timestamptz + interval '1 day', ${SINCE}::timestamptz
    from member where type = 2`)
  const terms = { period: 'daily', tiers: [{ netLoss: 0, turnover: 0, activeMembers: 1, rate: 100 }] }
  await database.execute(sql`
    insert into contract_version (contract_id, version, terms, since)
    select id, 1, ${JSON.stringify(terms)}::jsonb, started_at from contract`)
  await database.execute(sql`analyze`)
}
