import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { settings } from '#server/boot/settings-list.ts'
import type { Database } from '#server/database/database.ts'
import { setting } from './operator-setting.table.ts'

type Settings = typeof settings
export type SettingName = keyof Settings
export type SettingValue<Name extends SettingName> = v.InferOutput<Settings[Name]['shape']>

export const settingNames = Object.keys(settings) as SettingName[]

export const settingSchema = <Name extends SettingName>(name: Name): Settings[Name]['shape'] =>
  settings[name].shape

/** The stored value of a setting, or its first one where nothing is stored. */
export async function readSetting<Name extends SettingName>(
  database: Database,
  name: Name,
): Promise<SettingValue<Name>> {
  const [row] = await database.select().from(setting).where(eq(setting.name, name))
  return v.parse(settings[name].shape, row ? row.value : settings[name].initial) as SettingValue<Name>
}

export async function writeSetting<Name extends SettingName>(
  database: Database,
  name: Name,
  value: SettingValue<Name>,
): Promise<void> {
  await database
    .insert(setting)
    .values({ name, value })
    .onConflictDoUpdate({ target: setting.name, set: { value } })
}

/** Writes a setting unless somebody was faster; returns what stands now. */
export async function writeFirstSetting<Name extends SettingName>(
  database: Database,
  name: Name,
  value: SettingValue<Name>,
): Promise<SettingValue<Name>> {
  await database.insert(setting).values({ name, value }).onConflictDoNothing()
  return readSetting(database, name)
}
