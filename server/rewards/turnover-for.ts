import type { Database } from '#server/database/database.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { readSetting } from '#server/settings/settings.ts'
import { giftTurnoverSetting } from './rewards.settings.ts'

/** Returns the wagering requirement for a reward, in minor units. */
export async function turnoverFor(
  database: Database,
  source: keyof SettingValue<typeof giftTurnoverSetting>,
  amount: number,
): Promise<number> {
  const shares = await readSetting(database, giftTurnoverSetting)
  return Math.ceil((amount * shares[source]) / 10_000)
}
