import type { Database } from '#server/database/database.ts'
import { readSetting, type SettingValue } from '#server/settings/settings.ts'

/** Minor units that must be staked for a gift of an amount. */
export async function turnoverFor(
  database: Database,
  source: keyof SettingValue<'giftTurnover'>,
  amount: number,
): Promise<number> {
  const shares = await readSetting(database, 'giftTurnover')
  return Math.ceil((amount * shares[source]) / 10_000)
}
