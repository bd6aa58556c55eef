import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { copyOf } from './copy-database.ts'

export type OwnDatabase = {
  config: { host: string; port: number; user: string; database: string }
  /** Opens a pool of at most `max` connections. The pool must be ended before `drop`. */
  openPool(max: number): pg.Pool
  drop(): Promise<void>
}

/**
 * PostgreSQL's deadlock timeout. With its default of one second, tests with many deadlocks would take too
 * long.
 */
const DEADLOCK = '20ms'

/** Creates a migrated database for one test file. */
export async function makeOwnDatabase(): Promise<OwnDatabase> {
  const { template, ...server } = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(copyOf(template, name))
  const config = { ...server, database: name }
  return {
    config,
    openPool: (max) => new pg.Pool({ ...config, max, options: `-c deadlock_timeout=${DEADLOCK}` }),
    drop: () => asAdmin(`drop database ${name}`),
  }
}

async function asAdmin(statement: string): Promise<void> {
  const { host, port, user } = inject('databaseServer')
  const client = new pg.Client({ host, port, user, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
