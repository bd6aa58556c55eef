import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { projectRoot } from '../project-root.ts'

/** Folder of the migrations and of what the schema was after each. */
export const MIGRATIONS = path.join(projectRoot, 'server/database/migrations')
/** Advisory lock under which one process at a time migrates. */
const LOCK = 727_275

/** Brings the database to the newest schema; several processes may start at once. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Whoever migrates is waited for, and a migration takes as long as it takes.
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  } finally {
    // The next on this connection have limits again, and hold no lock of a migration that failed.
    client.release(true)
  }
}
