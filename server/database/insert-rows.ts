import { getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** Rows that go to the database in one statement. */
const AT_ONCE = 10_000

/**
 * Writes many rows, identity columns as given: one statement for thousands, its parameter a JSON text that PostgreSQL
 * takes apart, which is several times faster than a parameter for every value. All rows have the same keys.
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

/** Lets an identity column go on after the rows that were numbered by hand. */
export async function continueNumbering(tx: Transaction, table: PgTable): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(id)) from ${table} having max(id) is not null
  `)
}

/**
 * Ends a transaction that began numbering anew. Without a log for copies PostgreSQL does not write down what such a sequence
 * gives away in that transaction, yet believes that it did for the next 32 numbers: after a power failure among these it
 * would give them away twice. Being set makes it write again.
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
