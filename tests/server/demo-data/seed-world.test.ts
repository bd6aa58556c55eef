import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { World } from '#protocol/sandbox/platform.ts'
import { seedFirstWorld, seedWorld } from '#server/demo-data/seed-world.ts'
import { game } from '#server/games/game.table.ts'
import { member } from '#server/identity/member.table.ts'
import { startSession } from '#server/identity/sessions.ts'
import { raiseLevels } from '#server/rewards/raise-vip-levels.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { setFault } from '#server/sandbox/faults.ts'
import { readSetting, writeSetting } from '#server/settings/settings.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'

async function open(world?: World) {
  const opened = await openPlatform(world ? { world } : {})
  onTestFinished(opened.close)
  return opened.platform
}

type Platform = Awaited<ReturnType<typeof open>>

async function tablesOf({ pool }: Platform): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Returns the rows of every table except the settings. Times and password hashes are left out. */
async function contentsOf(platform: Platform): Promise<Map<string, string[]>> {
  const contents = new Map<string, string[]>()
  for (const table of (await tablesOf(platform)).filter((name) => name !== 'operator_setting')) {
    const { rows } = await platform.pool.query<Record<string, unknown>>(`select * from ${table}`)
    const plain = rows.map((row) =>
      Object.entries(row).filter(
        ([name, value]) => !name.endsWith('password_hash') && !(value instanceof Date),
      ),
    )
    contents.set(table, plain.map((row) => JSON.stringify(row)).sort())
  }
  return contents
}

/** Returns the times of all ledger operations and rounds in epoch ms, sorted by kind and id. */
async function momentsOf({ pool }: Platform): Promise<number[]> {
  const { rows } = await pool.query<{ moments: string[] }>(`
    select array_agg(extract(epoch from moment) * 1000 order by kind, id) as moments from (
      select 'operation' as kind, id::text, at as moment from ledger_operation
      union all select 'start', id::text, started_at from game_round
      union all select 'end', id::text, settled_at from game_round)`)
  return rows[0]?.moments.map(Number) ?? []
}

async function constraintsOf({ pool }: Platform): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select conrelid::regclass::text as table, conname, convalidated, pg_get_constraintdef(oid) as definition
    from pg_constraint order by 1, 2`)
  return rows
}

async function countIn({ pool }: Platform, table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${table}`)
  return rows[0]?.count ?? 0
}

describe('Seeded world', () => {
  it('is identical each time it is seeded, except for its dates', async () => {
    const platform = await open('demo')
    const before = await contentsOf(platform)
    await platform.pool.query(`update member set nickname = 'Zé'; delete from notice`)
    await seedWorld(platform, 'demo')
    expect(await contentsOf(platform)).toEqual(before)
  })

  it('is dated by the platform’s clock', async () => {
    const platform = await open()
    const offset = 400 * 86_400_000
    await writeSetting(platform.database, settings.clock, { offset })
    await seedWorld(platform, 'demo')
    const { rows } = await platform.pool.query<{ newest: Date }>(
      'select max(started_at) as newest from game_round',
    )
    const ahead = (rows[0]?.newest.getTime() ?? 0) - Date.now()
    expect(ahead).toBeGreaterThan(offset - 3 * 86_400_000)
    expect(ahead).toBeLessThan(offset)
  })
})

it('[MEM-15] seeded members have the VIP level that their deposits and turnover earn', async () => {
  const platform = await open('demo')
  const levelOf = async (account: string) =>
    (await platform.database.select().from(member).where(eq(member.account, account)))[0]?.vipLevel
  expect(await raiseLevels(platform)).toBe(0)
  expect([await levelOf('ana'), await levelOf('carla'), await levelOf('duda')]).toEqual([2, 1, 0])
})

describe('A world’s history', () => {
  const keptOtherwise = `update palpite_kept_history.ledger_operation set kind = 'kept' where id = 1`
  const kindOfFirst = async ({ pool }: Platform) =>
    (await pool.query<{ kind: string }>('select kind from ledger_operation where id = 1')).rows[0]?.kind

  it('is reused by the process that created it, with all times shifted to match the clock', async () => {
    const platform = await open()
    const constraints = await constraintsOf(platform)
    await seedWorld(platform, 'demo')
    const [contents, moments] = [await contentsOf(platform), await momentsOf(platform)]
    await platform.pool.query(`delete from game_round; update ledger_operation set kind = 'other'`)
    const offset = 400 * 86_400_000
    await writeSetting(platform.database, settings.clock, { offset })
    await seedWorld(platform, 'demo')
    expect(await contentsOf(platform)).toEqual(contents)
    const restored = await momentsOf(platform)
    const later = new Set(restored.map((moment, index) => moment - (moments[index] ?? 0)))
    expect(later.size).toBe(1)
    for (const shift of later) {
      expect(shift).toBeGreaterThanOrEqual(offset)
      expect(shift).toBeLessThan(offset + 60_000)
    }
    expect(await constraintsOf(platform)).toEqual(constraints)
    await platform.pool.query(keptOtherwise)
    await seedWorld(platform, 'demo')
    expect(await kindOfFirst(platform)).toBe('kept')
  })

  const others = [
    ['the history of another world', `update palpite_kept_history.made set world = 'busy'`],
    ['the history of another process', `update palpite_kept_history.made set maker = 'another'`],
  ] as const
  it.each(isLong ? others : others.slice(0, 1))('is rebuilt if only %s is stored', async (_what, change) => {
    const platform = await open()
    await seedWorld(platform, 'demo')
    const contents = await contentsOf(platform)
    await platform.pool.query(`${keptOtherwise}; ${change}`)
    await seedWorld(platform, 'demo')
    expect(await contentsOf(platform)).toEqual(contents)
  })
})

describe('New world', () => {
  it('resets the module switches but keeps the encryption key and the clock', async () => {
    const platform = await open('demo')
    const { database } = platform
    const initial = await readSetting(database, settings.modules)
    const key = await readSetting(database, settings.encryptionKey)
    await writeSetting(database, settings.modules, { ...initial, FREEPLAY3: false })
    await writeSetting(database, settings.clock, { offset: 5_000 })
    await seedWorld(platform, 'empty')
    expect(await readSetting(database, settings.modules)).toEqual(initial)
    expect(await readSetting(database, settings.encryptionKey)).toEqual(key)
    expect(await readSetting(database, settings.clock)).toEqual({ offset: 5_000 })
    expect(await readSetting(database, settings.world)).toBe('empty')
  })

  it('ends every session', async () => {
    const platform = await open('demo')
    const [someone] = await platform.database.select().from(member).where(eq(member.account, 'ana'))
    const now = await platform.clock()
    const who = { memberId: someone?.id ?? 0, side: 'player', method: 'username', now } as const
    await startSession(platform.database, who)
    await seedWorld(platform, 'demo')
    expect(await countIn(platform, 'session')).toBe(0)
  })

  it('gives a new member the id after the last seeded member’s id', async () => {
    const platform = await open('demo')
    const count = await countIn(platform, 'member')
    const now = await platform.clock()
    const newcomer = {
      account: 'novata',
      nickname: 'Nova',
      userName: 'Nova',
      type: 0,
      icon: '0',
      createdAt: now,
    }
    const [row] = await platform.database.insert(member).values(newcomer).returning()
    expect(row?.id).toBe(count + 1)
  })

  it('leaves the old world unchanged if it cannot be saved completely', async () => {
    const platform = await open('demo')
    const before = await contentsOf(platform)
    await platform.pool.query('alter table ledger_posting add constraint never check (amount = 0) not valid')
    await expect(seedWorld(platform, 'demo')).rejects.toThrow()
    expect(await contentsOf(platform)).toEqual(before)
  })
})

describe('Empty world', () => {
  it('contains only configuration', async () => {
    const platform = await open('demo')
    await setFault(platform.database, 'login', {
      delay: 0,
      kind: 'error',
      code: null,
      value: null,
      times: null,
    })
    await seedWorld(platform, 'empty')
    const filled: string[] = []
    for (const table of await tablesOf(platform)) if ((await countIn(platform, table)) > 0) filled.push(table)
    expect(filled).toEqual(['operator_setting'])
  })

  it('leaves unrelated tables unchanged', async () => {
    const platform = await open()
    await platform.pool.query('create table diary as select 1 as page')
    await seedWorld(platform, 'empty')
    expect(await countIn(platform, 'diary')).toBe(1)
  })
})

describe('Busy world', () => {
  it.runIf(isLong)('has 10,000 games, 5,000 members and a balanced ledger', { timeout: 90_000 }, async () => {
    const platform = await open()
    await seedWorld(platform, 'busy')
    const names = await platform.database.select({ pt: game.namePt, en: game.nameEn }).from(game)
    expect(names).toHaveLength(10_000)
    expect(new Set(names.map(({ pt }) => pt)).size).toBe(10_000)
    expect(new Set(names.map(({ en }) => en)).size).toBe(10_000)
    expect(await countIn(platform, 'member')).toBe(5_000)
    expect(await countIn(platform, 'game_round')).toBeGreaterThan(40_000)
    expect(await ledgerFaults(platform.pool)).toEqual([])
  })
})

describe('New world during other transactions', () => {
  const emptied = `
    select relation::regclass::text as name from pg_locks
    where mode = 'AccessExclusiveLock' and granted and relation in (select c.oid from pg_class c where c.relkind = 'r')
      and pid in (select pid from pg_locks where not granted and relation = 'member'::regclass)`

  it('is created despite a deadlock with another transaction', async () => {
    const platform = await open('demo')
    const { pool } = platform
    await pool.query(`update member set nickname = 'Zé'`)
    const other = await pool.connect()
    try {
      await other.query('begin; select 1 from member limit 1')
      const seeding = seedWorld(platform, 'demo')
      const held = async () => (await pool.query<{ name: string }>(emptied)).rows[0]?.name
      await expect.poll(held).toBeDefined()
      await other.query(`select 1 from ${await held()} limit 1; commit`)
      await seeding
    } finally {
      other.release()
    }
    const { rows } = await pool.query(`select 1 from member where nickname = 'Zé'`)
    expect(rows).toEqual([])
  })
})

describe('First world', () => {
  it('is created only once by processes that start concurrently', async () => {
    const platform = await open()
    // A sequence counts every seeding, even one that is rolled back.
    await platform.pool.query(`
      create sequence seedings;
      create function note_seeding() returns trigger language plpgsql as
        $$ begin perform nextval('seedings'); return null; end $$;
      create trigger noted after insert on vendor for each statement execute function note_seeding()`)
    const made = await Promise.all([seedFirstWorld(platform), seedFirstWorld(platform)])
    expect(made).toEqual(['demo', 'demo'])
    const { rows } = await platform.pool.query<{ times: string }>(
      'select last_value as times from seedings where is_called',
    )
    expect(rows.map(({ times }) => Number(times))).toEqual([1])
  })

  it('leaves an existing world unchanged', async () => {
    const platform = await open()
    await seedWorld(platform, 'empty')
    expect(await seedFirstWorld(platform)).toBe('empty')
    expect(await countIn(platform, 'member')).toBe(0)
  })
})
