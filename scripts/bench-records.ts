import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { listBettingRecords } from '#protocol/account/betting-records.ts'
import { readProfitReport } from '#protocol/account/profit-report.ts'
import { listTransactions } from '#protocol/account/transactions.ts'
import type { Call, RequestInput } from '#protocol/kit/call.ts'
import { operatorConfig } from '#protocol/site/operator-config.ts'
import { createApi } from '#server/boot/app.ts'
import { createPlatform } from '#server/boot/create-platform.ts'
import { openPool } from '#server/database/connection/pool.ts'
import { JOB_TIMEOUTS } from '#server/database/connection/pool-limits.ts'
import { cursorAfter } from '#server/database/cursor.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { startSession } from '#server/identity/sessions.ts'

/**
 * `npm run bench:records`: measures how long the platform's calls take to load a player's records of twelve
 * months, including their sums. The data are a million bets of one year and their postings. One player has
 * made a tenth of these bets. Each call requests the whole year, either its first page or a random one. The
 * option `-- --quick` uses a tenth of the data. Exits with 1 if a 95th percentile exceeds `MOST` ms.
 */

const MOST = 100
const quick = process.argv.includes('--quick')
const BETS = quick ? 100_000 : 1_000_000
const TIMES = quick ? 40 : 200
/** Number of other players. Together they have made nine tenths of the bets. */
const OTHERS = 300
/** In ms. */
const DAY = 86_400_000
const YEAR = 365 * DAY
const until = new Date()
const since = new Date(until.getTime() - YEAR)
const range = { from: since.toISOString(), to: until.toISOString() }

type Asking = { name: string; call: Call; ask: () => Record<string, unknown> }

const somewhere = (id: string) => {
  const at = new Date(since.getTime() + Math.random() * YEAR).toISOString()
  return { cursor: cursorAfter({ value: at, id }) }
}
const anyUuid = '80000000-0000-4000-8000-000000000000'

function asking<C extends Call>(name: string, call: C, ask: () => RequestInput<C>): Asking {
  return { name, call, ask: ask as Asking['ask'] }
}

const askings: readonly Asking[] = [
  asking('bet history, first page', listBettingRecords, () => range),
  asking('bet history, a later page', listBettingRecords, () => ({ ...range, ...somewhere(anyUuid) })),
  asking('bet history, one vendor', listBettingRecords, () => ({ ...range, vassalage: 'V7' })),
  asking('bet history, type and outcome', listBettingRecords, () => ({
    ...range,
    gameType: 'FISH' as const,
    state: 'won' as const,
  })),
  asking('transactions, first page', listTransactions, () => range),
  asking('transactions, a later page', listTransactions, () => ({ ...range, ...somewhere('1000000') })),
  asking('transactions, deposits', listTransactions, () => ({ ...range, types: 'deposit' })),
  asking('transactions, done', listTransactions, () => ({ ...range, status: 'done' as const })),
  asking('profit and loss by month', readProfitReport, () => ({
    ...range,
    by: 'month' as const,
    zone: 'America/Sao_Paulo',
  })),
]

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-bench-'))
await fs.chmod(folder, 0o755)
const server = await startEmbedded(path.join(folder, 'postgres'))
const { pool, end } = openPool({ ...server.config, max: 4 }, JOB_TIMEOUTS)
try {
  process.exitCode = await run()
} finally {
  await end()
  await server.stop()
  await fs.rm(folder, { recursive: true, force: true })
}

async function run(): Promise<number> {
  await migrate(pool)
  const database = openDatabase(pool)
  const began = performance.now()
  await fill(database)
  await pool.query('vacuum analyze')
  console.log(`${BETS} bets in ${Math.round((performance.now() - began) / 1_000)} s`)
  const operator = v.parse(operatorConfig, JSON.parse(await fs.readFile('public/config.json', 'utf8')))
  const platform = await createPlatform(pool, { operator, sandbox: false })
  const api = createApi(platform)
  const token = await startSession(database, {
    memberId: 1,
    side: 'player',
    method: 'username',
    now: await platform.clock(),
  })
  const send = async ({ call, ask }: Asking) => {
    const query = new URLSearchParams(ask() as Record<string, string>)
    const reply = await api.fetch(new Request(`http://bench${call.path}?${query}`, { headers: { token } }), {
      incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 1, remoteFamily: 'IPv4' } },
    })
    if (reply.status !== 200) throw new Error(`${call.path} answered ${reply.status}: ${await reply.text()}`)
    v.parse(call.reply, (await reply.json()).value)
  }
  const lines = []
  for (const one of askings) lines.push(await measure(one, send))
  console.log('Milliseconds over twelve months of one player’s own records, with their sums.')
  console.table(lines)
  const slow = lines.filter(({ p95 }) => p95 > MOST)
  for (const { call, p95 } of slow) console.error(`${call}: ${p95} ms exceeds ${MOST} ms`)
  return slow.length > 0 ? 1 : 0
}

async function measure(one: Asking, send: (one: Asking) => Promise<void>) {
  for (let warm = 0; warm < 5; warm++) await send(one)
  const took: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now()
    await send(one)
    took.push(performance.now() - began)
  }
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1))
  return { call: one.name, median: at(0.5), p95: at(0.95) }
}

/** Inserts the rows of all players in chronological order, interleaved as in production. */
async function fill(database: Database): Promise<void> {
  const step = sql.raw(`interval '${YEAR / 1_000 / BETS} seconds'`)
  const begins = sql`${since.toISOString()}::timestamptz`
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into member (account, nickname, user_name, type, icon, created_at)
      select 'm' || number, '', '', 0, '', ${begins} from generate_series(1, ${OTHERS + 1}) number order by number`)
    await tx.execute(sql`
      insert into ledger_account (member_id, kind, currency, balance)
      select id, 'wallet', 'BRL', 0 from member order by id`)
    await tx.execute(sql`
      insert into ledger_account (member_id, kind, currency, balance) values (null, 'games', 'BRL', null)`)
    await tx.execute(sql`
      insert into vendor (code, name, show) select 'V' || number, 'V', 'frame' from generate_series(0, 19) number`)
    await tx.execute(sql`
      insert into game (node_id, vendor_code, game_type, game_classify, hue, hot, trial, game_code, name_pt, name_en,
        search_text, motif, engine, return_bp, position)
      select number, 'V' || number % 20, (array['RNG', 'FISH', 'LIVE', 'BGS'])[number % 4 + 1], 'slots', 1, false, false,
        'G' || number, 'Jogo', 'Game', '', 'fruta/caju', 'slot', 9600, number
      from generate_series(1, 400) number`)
    await tx.execute(sql`
      create temporary table played on commit drop as
      select number, gen_random_uuid() as id,
        case when number % 10 = 0 then 1 else 2 + (random() * ${OTHERS - 1})::int end as member_id,
        (1 + random() * 399)::int as node_id, 100 + (random() * 900)::int as stake,
        case when random() < 0.3 then (random() * 3000)::int + 1 else 0 end as payout,
        date_trunc('milliseconds', ${begins} + number * ${step}) as at
      from generate_series(1, ${BETS - 1}) number`)
    await tx.execute(sql`
      insert into game_round (id, member_id, node_id, stake, payout, state, started_at, settled_at)
      select id, member_id, node_id, stake, payout, '{}', at, at from played order by number`)
    await tx.execute(sql`
      create temporary table moved on commit drop as
      select row_number() over (order by number, part) as id, id as round, member_id, at,
        (array['bet', 'win', 'deposit'])[part] as kind,
        (array[-stake, payout, 5000])[part] as amount
      from played cross join generate_series(1, 3) part
      where part = 1 or (part = 2 and payout > 0) or (part = 3 and number % 500 = 0)`)
    await tx.execute(sql`
      insert into ledger_operation (id, kind, idempotency_key, reference, at) overriding system value
      select id, kind, kind || ':' || round, round::text, at from moved order by id`)
    await tx.execute(sql`
      insert into ledger_posting (operation_id, account_id, amount, balance_after, kind, at)
      select moved.id, account.id, moved.amount * sign, case when sign = 1 then 0 end, case when sign = 1 then moved.kind end,
        case when sign = 1 then at end
      from moved cross join (values (1), (-1)) as side (sign)
        join ledger_account account on account.member_id is not distinct from case when sign = 1 then moved.member_id end
      order by moved.id, sign desc`)
  })
}
