import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { makeWorkspace, serverPid } from '#tests/support/http/connections.ts'
import { StubbornLine } from '#tests/support/http/stubborn-line.ts'
import { endPlatforms, freePort, startPlatform } from '#tests/support/platform-process.ts'
import { type LaunchedGame, openGame, startFreePlay } from '#tests/support/play/free-player.ts'
import { Gambler } from '#tests/support/play/gambler.ts'

const folder = path.join(makeWorkspace(), 'postgres')
afterAll(endPlatforms)

/** Finds, for every table with an id sequence, the highest id in use and the sequence's last value. */
const NUMBERING = `
  select sequencename as name, last_value::int as given, (xpath('/row/max/text()', query_to_xml(format(
    'select max(id) from %I', replace(sequencename, '_id_seq', '')), false, true, '')))[1]::text::int as used
  from pg_sequences where schemaname = 'public' order by name`

test('issues no id twice after a power failure shortly after seeding', {
  timeout: 120_000,
}, async () => {
  const env = { DATA: folder, SANDBOX: '1', PORT: await freePort() }
  const platform = await startPlatform({ env })
  const line = new StubbornLine()
  line.connect(platform.url)
  const [game] = await ask<LaunchedGame>(`
    select node_id as "nodeId", vendor_code as vendor, game_type as "gameType" from game
    where engine = 'slot' and trial and not "group" order by node_id limit 1`)
  if (!game) throw new Error('Free play has no slot')
  const session = await startFreePlay(platform.url)
  await new Gambler(line, await openGame(platform.url, session, game)).playSlot()
  const database = serverPid(folder)
  const ended = platform.end('SIGKILL')
  process.kill(database, 'SIGKILL')
  await ended
  await startPlatform({ env })
  const numbered = (await ask<{ name: string; given: number; used: number | null }>(NUMBERING)).filter(
    ({ used }) => used !== null,
  )
  expect(numbered.map(({ name }) => name)).toContain('ledger_operation_id_seq')
  expect(numbered.filter(({ given, used }) => given < (used ?? 0))).toEqual([])
})

async function ask<Row extends object>(statement: string): Promise<Row[]> {
  const pool = new pg.Pool({ host: path.join(folder, 'data'), user: 'palpite', database: 'postgres', max: 1 })
  try {
    return (await pool.query<Row>(statement)).rows
  } finally {
    await pool.end()
  }
}
