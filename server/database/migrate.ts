import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { projectRoot } from '#server/core/project-root.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

export const MIGRATIONS = path.join(projectRoot, 'server/database/migrations')
/** Advisory lock. One process migrates at a time. */
const LOCK = 727_275

type MigrateOptions = {
  renewal?: string
  folder?: string
}

/**
 * Migrates to the newest schema. Several processes can do this concurrently.
 * @throws DatabaseUnavailable if other migrations created the database, which is left unchanged
 */
export async function migrate(
  pool: pg.Pool,
  { renewal = 'use an empty database', folder = MIGRATIONS }: MigrateOptions = {},
): Promise<void> {
  const client = await pool.connect()
  try {
    // Another process may take a long time to migrate, so wait without a limit.
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await hasOtherMigrations(client, folder)) {
      throw new DatabaseUnavailable(
        `Another version of Palpite made this database, and this version cannot update it; to start afresh without its data, ${renewal}.`,
      )
    }
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  } finally {
    // Destroy the connection, so that the next one has the usual limits and does not hold the lock.
    client.release(true)
  }
}

/**
 * Whether an applied migration is missing from the folder, for example after a squash. Migrations newer than
 * the folder's do not count, so that an operator can roll back to the previous version.
 */
async function hasOtherMigrations(client: pg.PoolClient, folder: string): Promise<boolean> {
  // This is several times faster than querying the information schema.
  const { rows: tables } = await client.query<{ oid: number | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::oid as oid",
  )
  if (tables[0]?.oid == null) return false
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis))
  const { rows } = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations where created_at <= $1',
    [newest],
  )
  return rows.some(
    ({ hash, at }) => !migrations.some((one) => one.hash === hash && one.folderMillis === Number(at)),
  )
}
