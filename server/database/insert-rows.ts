import { getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

const AT_ONCE = 10_000

/**
 * Inserts many rows with explicit identity values as one JSON parameter, which is several times faster than
 * one parameter per value. All rows must have the same keys.
 */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.raw(Object.keys(first).map(columnName).join(', '))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = JSON.stringify(rows.slice(from, from + AT_ONCE).map(named))
    await tx.execute(sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${part}::json)
    `)
  }
}

/** Moves an identity sequence past the largest explicit id. */
export async function continueNumbering(tx: Transaction, table: PgTable): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(id)) from ${table} having max(id) is not null
  `)
}

/**
 * Call this at the end of a transaction that restarted sequences. With `wal_level=minimal`, PostgreSQL does
 * not log the values that such a sequence issues in that transaction, although it assumes that 32 are logged.
 * After a crash, it would issue the same values again. `setval` restores logging.
 */
export async function keepNumbering(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, last_value)
    from pg_sequences where schemaname = 'public' and last_value is not null
  `)
}

const columnName = (key: string) => `"${toSnakeCase(key)}"`

const named = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value]))
