import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from './database/database.ts'
import { setting } from './database/schema.ts'

/** Every setting with its shape and its value where none is stored. */
const settings = {
  systemStatus: {
    shape: v.object({
      maintenance: v.boolean(),
      /** ISO 8601 moment, when the end is known. */
      maintenanceEnd: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
      regionRestricted: v.boolean(),
      /** Where the support button of a closed site leads. */
      customerService: v.nullable(v.pipe(v.string(), v.url())),
    }),
    initial: {
      maintenance: false,
      maintenanceEnd: null,
      regionRestricted: false,
      customerService: 'mailto:atendimento@palpite.example',
    },
  },
}

type Settings = typeof settings
export type SettingName = keyof Settings
type SettingValue<Name extends SettingName> = v.InferOutput<Settings[Name]['shape']>

export const settingNames = Object.keys(settings) as SettingName[]

export const settingSchema = <Name extends SettingName>(name: Name): Settings[Name]['shape'] =>
  settings[name].shape

/** The stored value of a setting, or its first one where nothing is stored. */
export async function readSetting<Name extends SettingName>(
  database: Database,
  name: Name,
): Promise<SettingValue<Name>> {
  const [row] = await database.select().from(setting).where(eq(setting.name, name))
  return row ? v.parse(settings[name].shape, row.value) : settings[name].initial
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
