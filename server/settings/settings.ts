import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#server/database/database.ts'
import type { Setting, SettingValue } from './define-setting.ts'
import { operatorSetting } from './operator-setting.table.ts'

const prepareRead = (database: Database) =>
  database
    .select()
    .from(operatorSetting)
    .where(eq(operatorSetting.name, sql.placeholder('name')))
    .prepare('read_setting')

/**
 * Prepared queries that read a setting, keyed by database or transaction. Every request and job reads
 * settings, and a prepared statement takes only a third of the time, because Drizzle and PostgreSQL reuse it.
 */
const reads = new WeakMap<Database, ReturnType<typeof prepareRead>>()

function readOf(database: Database): ReturnType<typeof prepareRead> {
  const known = reads.get(database)
  if (known) return known
  const read = prepareRead(database)
  reads.set(database, read)
  return read
}

export async function readSetting<S extends Setting>(
  database: Database,
  setting: S,
): Promise<SettingValue<S>> {
  const [row] = await readOf(database).execute({ name: setting.name })
  return v.parse(setting.shape, row ? row.value : setting.initial)
}

export async function writeSetting<S extends Setting>(
  database: Database,
  { name }: S,
  value: SettingValue<S>,
): Promise<void> {
  await database
    .insert(operatorSetting)
    .values({ name, value })
    .onConflictDoUpdate({ target: operatorSetting.name, set: { value } })
}

/** Stores an initial value, unless another process was faster. Returns the value that is stored. */
export async function writeFirstSetting<S extends Setting>(
  database: Database,
  setting: S,
  value: SettingValue<S>,
): Promise<SettingValue<S>> {
  await database.insert(operatorSetting).values({ name: setting.name, value }).onConflictDoNothing()
  return readSetting(database, setting)
}
