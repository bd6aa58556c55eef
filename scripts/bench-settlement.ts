import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { endingWith } from '@palpite/paths/command/ending-with.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { settle } from '#server/agents/settlement/settle.ts'
import { closingOf } from '../server/database/connection/pool.ts'
import { type Database, openDatabase } from '../server/database/database.ts'
import { startEmbedded } from '../server/database/embedded/embedded.ts'
import { migrate } from '../server/database/migrate.ts'
import { reportProgress } from './report-progress.ts'

/**
 * `npm run bench:settlement`: measures how long it takes to bill, calculate and pay one day of daily salary.
 * Compares 1,000 agents with 10,000. Each agent has one player, who has played ten rounds. Every tenth agent
 * has an upline, so payments cascade.
 *
 * Each settlement has a new database. Each try settles the small size ten times and the large size once, so
 * that both sizes settle the same number of agents. The result is the best average of `TRIES` tries. Exits
 * with 1 if ten times as many agents take more than `MOST` times as long, or if an agent was not paid exactly
 * once.
 */

const MOST = 12
const TRIES = 3
const SIZES = [1_000, 10_000] as const
const ROUNDS = 10

const SINCE = '2026-03-02T03:00:00Z'
const NOW = new Date('2026-03-03T04:00:00Z')

const stopping = new AbortController()
process.exitCode = await endingWith(bench(stopping.signal), () => stopping.abort())

/** Runs the benchmark. Removes its database and folder afterwards, even if it is interrupted. */
async function bench(signal: AbortSignal): Promise<number> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-bench-'))
  try {
    await fs.chmod(folder, 0o755)
    const server = await reportProgress('Starting a database', () =>
      startEmbedded(path.join(folder, 'postgres')),
    )
    try {
      return await run(server.config, signal)
    } finally {
      await reportProgress('Stopping the database', () => server.stop())
    }
  } catch (error) {
    if (!signal.aborted) throw error
    console.error('Stopped before it was done.')
    return 1
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function run(config: pg.PoolConfig, signal: AbortSignal): Promise<number> {
  const means = SIZES.map((): number[] => [])
  for (let attempt = 0; attempt < TRIES; attempt++)
    for (const [at, agents] of SIZES.entries()) {
      const name = `Attempt ${attempt + 1} of ${TRIES}, ${agents} agents`
      means[at]?.push(await meanOf(config, { agents, name, signal }))
    }
  const lines = SIZES.map((agents, at) => ({
    agents,
    seconds: Number((Math.min(...(means[at] ?? [])) / 1_000).toFixed(2)),
  }))
  const [few, many] = lines
  const ratio = Number(((many?.seconds ?? Number.NaN) / (few?.seconds ?? Number.NaN)).toFixed(1))
  console.log('Seconds to bill, calculate and pay a day of daily salary.')
  console.table(lines)
  console.log(`Ten times as many agents take ${ratio} times as long (at most ${MOST}).`)
  return ratio <= MOST ? 0 : 1
}

type Measuring = { agents: number; name: string; signal: AbortSignal }

/**
 * Returns the average duration of a settlement in ms. Repeats the settlement until it has settled as many
 * agents in total as one settlement of the larger size.
 */
async function meanOf(config: pg.PoolConfig, { agents, name, signal }: Measuring): Promise<number> {
  const times = Math.max(...SIZES) / agents
  let total = 0
  for (let at = 0; at < times; at++) {
    const which = times > 1 ? `${name}, ${at + 1} of ${times}` : name
    console.error(which)
    total += await measure(config, { agents, name: which, signal })
  }
  return total / times
}

/** Settles once on a new database. Returns the duration in ms. */
async function measure(config: pg.PoolConfig, { agents, name, signal }: Measuring): Promise<number> {
  signal.throwIfAborted()
  const own = `bench_${agents}`
  await asAdmin(config, `create database ${own}`)
  const pool = new pg.Pool({ ...config, database: own, max: 2 })
  const work = async () => {
    await reportProgress(`${name}: creating tables`, () => migrate(pool))
    const database = openDatabase(pool)
    await reportProgress(`${name}: creating agents and players`, () => fill(database, agents))
    const began = performance.now()
    const settled = await reportProgress(`${name}: settling`, () =>
      settle(database, { now: NOW, datesBack: false }),
    )
    const took = performance.now() - began
    if (settled.paid !== agents) throw new Error(`${settled.paid} of ${agents} bills were paid`)
    return took
  }
  try {
    return await untilStopped(config, { pool, own, signal }, work)
  } finally {
    await asAdmin(config, `drop database ${own}`)
  }
}

/** Runs work with a pool and ends the pool afterwards. If the signal aborts, pending queries fail. */
async function untilStopped<Result>(
  config: pg.PoolConfig,
  { pool, own, signal }: { pool: pg.Pool; own: string; signal: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result> {
  let ended: Promise<unknown> | undefined
  const closed = closingOf(pool)
  const end = () => pool.end().then(closed)
  // Without an error handler, a dropped connection would crash the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const cut = () => {
    ended = Promise.all([
      end(),
      asAdmin(config, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${own}'`),
    ])
  }
  signal.addEventListener('abort', cut, { once: true })
  try {
    return await work()
  } finally {
    signal.removeEventListener('abort', cut)
    await (ended ?? end())
  }
}

async function asAdmin(config: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Inserts the agents, whose ids start at 1, and then their players. In each group of ten agents, the first is
 * the upline of the last.
 */
async function fill(database: Database, agents: number): Promise<void> {
  await database.execute(sql`
    insert into member (account, nickname, user_name, type, icon, created_at, upline_id)
    select 'm' || number, '', '', case when number <= ${agents} then 2 else 0 end, '', ${SINCE}::timestamptz,
      case when number > ${agents} then number - ${agents} when number % 10 = 0 then number - 9 end
    from generate_series(1, ${2 * agents}) number order by number`)
  await database.execute(sql`
    insert into team_ancestor (member_id, ancestor_id, depth)
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
