import pg from 'pg'
import { inject } from 'vitest'
import type { World } from '#protocol/sandbox/platform.ts'
import type { OperatorConfig } from '#protocol/site/operator-config.ts'
import { createPlatform } from '#server/boot/create-platform.ts'
import { seedWorld } from '#server/demo-data/seed-world.ts'
import { copyOf } from './copy-database.ts'

/** Advisory lock in the run's maintenance database, held while a template is created. */
const LOCK = 727_277

/**
 * Returns the name of a database with a demo world. Copying it is faster than seeding. The database is
 * created on first use, so that runs without worlds do not wait for it.
 */
export async function worldTemplate(world: World, operator: OperatorConfig): Promise<string> {
  const { template, ...server } = inject('databaseServer')
  const name = `${template}_${world}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await makeTemplate()
  } finally {
    await admin.end()
  }
  return name

  /** Creates the template under another name, so that an unfinished template is never copied. */
  async function makeTemplate() {
    const unfinished = `${name}_unfinished`
    await admin.query(`drop database if exists ${unfinished}`)
    await admin.query(copyOf(template, unfinished))
    const pool = new pg.Pool({ ...server, database: unfinished, max: 2 })
    await seedWorld(await createPlatform(pool, { operator, sandbox: true }), world)
    await pool.end()
    await admin.query(`alter database ${unfinished} rename to ${name}`)
  }
}
