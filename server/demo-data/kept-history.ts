import { randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { World } from '#protocol/site/sandbox.ts'
import type { Transaction } from '#server/database/database.ts'
import { fillHistory, historyTables } from './insert-history.ts'

/** Beside the platform's own tables, which a new world empties. */
const SCHEMA = 'palpite_kept_history'

/** What another process has kept may be of another edition of the seeds, and is made anew. */
const maker = randomUUID()

type Made = { world: World; now: Date }

/**
 * Keeps a copy of what has happened in the world that was just made. It is most of a world, and most of the time that
 * making one takes; with a copy the same world is made anew several times faster. One is kept at a time.
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

/** Fills in the kept history of a world, its moments as long before `now` as they were; false where none is kept. */
export async function restoreHistory(tx: Transaction, { world, now }: Made): Promise<boolean> {
  const kept = await keptSince(tx, world)
  if (kept === null) return false
  const later = now.getTime() - kept.getTime()
  await fillHistory(tx, async () => {
    for (const table of historyTables) await copyBack(tx, table, later)
  })
  return true
}

/** By which clock this process has kept the history of a world; null where it has not. */
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

/** `later`: milliseconds by which every moment is put off. */
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
