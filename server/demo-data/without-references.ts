import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/database/database.ts'

type Reference = { table: string; name: string; definition: string }

/**
 * Takes the foreign keys off tables while many rows are written, and puts them back as they were: then all rows are looked
 * at together, which is many times faster than each by itself (PostgreSQL, "Populating a Database"). Nobody else may be
 * at these tables; the transaction must hold them already.
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
