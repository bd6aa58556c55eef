import type { Database } from '#server/database/database.ts'
import { readSetting } from './settings.ts'
import { clockSetting } from './site.settings.ts'

/** Tells the platform's time. All its processes tell the same. */
export type Clock = () => Promise<Date>

/** The machine's own clock. */
export const machineClock: Clock = async () => new Date()

/** The sandbox's clock: the machine's, moved by as much as the `clock` setting says. */
export const sandboxClock =
  (database: Database): Clock =>
  async () => {
    const { offset } = await readSetting(database, clockSetting)
    return new Date(Date.now() + offset)
  }
