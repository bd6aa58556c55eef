import type { Database } from '#server/database/database.ts'
import { readSetting } from './settings.ts'
import { clockSetting } from './site.settings.ts'

export type Clock = () => Promise<Date>

export const machineClock: Clock = async () => new Date()

/** The machine's clock, shifted by the offset in the `clock` setting. */
export const sandboxClock =
  (database: Database): Clock =>
  async () => {
    const { offset } = await readSetting(database, clockSetting)
    return new Date(Date.now() + offset)
  }
