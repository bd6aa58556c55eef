import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/database/database.ts'

type Reference = { table: string; name: string; definition: string }

/**
 * Drops the foreign keys of tables during a bulk load and restores them afterwards. All rows are then checked
 * together, which is many times faster (PostgreSQL, "Populating a Database"). The transaction must hold locks
 * on the tables.
 */
export async function withoutReferences(
  tx: Transaction,
  tables: readonly PgTable[],
  write: () => Promise<void>,
): Promise<void> {
  const names = sql.param(tables.map(getTableName))
  const { rows: references } = await tx.execute<Reference>(sql`
    select quote_ident(tables.relname) as "table", quote_ident(conname) as name, pg_get_constraintdef(keys.oid) as definition
    from pg_constraint keys join pg_class tables on tables.oid = conrelid
    where contype = 'f' and relnamespace = 'public'::regnamespace and relname = any(${names}::text[])
  `)
  for (const { table, name } of references)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  await write()
  for (const { table, name, definition } of references)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
}
