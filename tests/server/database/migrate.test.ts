import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { makeOwnDatabase } from '#tests/support/own-database.ts'

function migrationsOf(...steps: { at: number; sql: string }[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palpite-migrations-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  fs.mkdirSync(path.join(folder, 'meta'))
  const entries = steps.map(({ at }, idx) => ({
    idx,
    version: '7',
    when: at,
    tag: `000${idx}`,
    breakpoints: true,
  }))
  for (const [idx, { sql }] of steps.entries()) fs.writeFileSync(path.join(folder, `000${idx}.sql`), sql)
  fs.writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  return folder
}

async function openEmpty(): Promise<pg.Pool> {
  const database = await makeOwnDatabase()
  const pool = database.openPool(2)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  return pool
}

const tablesIn = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by name",
  )
  return rows.map(({ name }) => name)
}

const baseline = { at: 1000, sql: 'create table member (id int)' }
const later = { at: 2000, sql: 'create table bet (id int)' }
const squashed = { at: 3000, sql: 'create table member (id int); create table bet (id int)' }
const refusal =
  'Another version of Palpite made this database, and this version cannot update it; to start afresh without its data, delete it.'

test('applies a later migration to a database at the baseline', async () => {
  const pool = await openEmpty()
  await migrate(pool, { folder: migrationsOf(baseline) })
  await migrate(pool, { folder: migrationsOf(baseline, later) })
  expect(await tablesIn(pool)).toEqual(['bet', 'member'])
})

test('rejects a database that is older than the baseline, and leaves it unchanged', async () => {
  const pool = await openEmpty()
  await migrate(pool, { folder: migrationsOf(baseline) })
  const folder = migrationsOf(squashed)
  for (const _ of ['first start', 'second start']) {
    await expect(migrate(pool, { folder, renewal: 'delete it' })).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      message: refusal,
    })
  }
  expect(await tablesIn(pool)).toEqual(['member'])
})

test('rejects a database that has a different migration with the same timestamp', async () => {
  const pool = await openEmpty()
  await migrate(pool, { folder: migrationsOf(baseline) })
  const folder = migrationsOf({ ...baseline, sql: 'create table player (id int)' }, later)
  await expect(migrate(pool, { folder, renewal: 'delete it' })).rejects.toThrow(refusal)
  expect(await tablesIn(pool)).toEqual(['member'])
})

test('releases the migration lock after rejecting a database', async () => {
  const pool = await openEmpty()
  await migrate(pool, { folder: migrationsOf(baseline) })
  await expect(migrate(pool, { folder: migrationsOf(squashed) })).rejects.toThrow('use an empty database')
  await migrate(pool, { folder: migrationsOf(baseline) })
  expect(await tablesIn(pool)).toEqual(['member'])
})

test('lets the previous version use a database that a newer version has migrated', async () => {
  const pool = await openEmpty()
  await migrate(pool, { folder: migrationsOf(baseline, later) })
  await migrate(pool, { folder: migrationsOf(baseline) })
  expect(await tablesIn(pool)).toEqual(['bet', 'member'])
})
