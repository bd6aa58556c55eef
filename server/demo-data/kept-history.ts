import { randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { World } from '#protocol/sandbox/platform.ts'
import type { Transaction } from '#server/database/database.ts'
import { fillHistory, historyTables } from './insert-history.ts'

/** Separate from the platform's tables, which are emptied for a new world. */
const SCHEMA = 'palpite_kept_history'

/**
 * Identifies the copies of the history that this process stored. Copies from other processes are not used, as
 * they may come from another version of the demo data.
 */
const maker = randomUUID()

type Made = { world: World; now: Date }

/**
 * Caches the new world's history, which takes most of the seeding time. From the cache, the same world is
 * seeded several times faster. Only one copy is stored.
 */
export async function keepHistory(tx: Transaction, { world, now }: Made): Promise<void> {
  await tx.execute(sql.raw(`drop schema if exists ${SCHEMA} cascade`))
  await tx.execute(sql.raw(`create schema ${SCHEMA}`))
  for (const table of historyTables) await tx.execute(sql`create table ${keptOf(table)} as table ${table}`)
  await tx.execute(sql`
    create table ${made} as
    select ${maker}::text as maker, ${world}::text as world, ${now.toISOString()}::timestamptz as now
  `)
}

/**
 * Restores the cached history, with all dates moved to be relative to `now`. Returns false if this process
 * has not cached this world.
 */
export async function restoreHistory(tx: Transaction, { world, now }: Made): Promise<boolean> {
  const kept = await keptSince(tx, world)
  if (kept === null) return false
  const later = now.getTime() - kept.getTime()
  await fillHistory(tx, async () => {
    for (const table of historyTables) await copyBack(tx, table, later)
  })
  return true
}

/** When this process cached the world's history; null if it has not. */
async function keptSince(tx: Transaction, world: World): Promise<Date | null> {
  const { rows: found } = await tx.execute<{ isThere: boolean }>(
    sql`select to_regclass(${`${SCHEMA}.made`}) is not null as "isThere"`,
  )
  if (!found[0]?.isThere) return null
  const { rows } = await tx.execute<{ ago: string }>(sql`
    select extract(epoch from now) * 1000 as ago from ${made} where maker = ${maker} and world = ${world}
  `)
  return rows[0] ? new Date(Number(rows[0].ago)) : null
}

/** `later` is how far every date is moved, in ms. */
async function copyBack(tx: Transaction, table: PgTable, later: number): Promise<void> {
  const columns = getTableConfig(table).columns.map((column) => ({
    name: sql.identifier(toSnakeCase(column.name)),
    isMoment: column.getSQLType().startsWith('timestamp'),
  }))
  const names = sql.join(
    columns.map(({ name }) => name),
    sql`, `,
  )
  const values = sql.join(
    columns.map(({ name, isMoment }) =>
      isMoment ? sql`${name} + ${later} * interval '1 millisecond'` : name,
    ),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${table} (${names}) overriding system value select ${values} from ${keptOf(table)}`,
  )
}

const keptOf = (table: PgTable) => sql`${sql.identifier(SCHEMA)}.${sql.identifier(getTableName(table))}`
const made = sql`${sql.identifier(SCHEMA)}.made`
