import type { Language } from '#protocol/site/operator-config.ts'
import type { Database } from '#server/database/database.ts'
import { readSetting, type SettingValue } from '#server/settings/settings.ts'
import { localize } from '#server/texts/localized-text.ts'

export type DepositChannel = SettingValue<'deposits'>['channels'][number]

/** MEM-04: the ways of paying in, in their order. */
export const readChannels = async (database: Database): Promise<DepositChannel[]> =>
  (await readSetting(database, 'deposits')).channels

/** A channel as it is shown; closed until a moment that has passed, it is open. */
export const channelSeen = (
  channel: DepositChannel,
  { language, now }: { language: Language; now: Date },
) => ({
  ...channel,
  name: localize(channel.name, language),
  closedUntil: isClosed(channel, now) ? channel.closedUntil : null,
})

export const isClosed = ({ closedUntil }: DepositChannel, now: Date): boolean =>
  closedUntil !== null && Date.parse(closedUntil) > now.getTime()
