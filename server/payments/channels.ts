import type { Language } from '#domain/text/language.ts'
import type { Database } from '#server/database/database.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { readSetting } from '#server/settings/settings.ts'
import { localize } from '#server/texts/localized-text.ts'
import { depositsSetting } from './payments.settings.ts'

export type DepositChannel = SettingValue<typeof depositsSetting>['channels'][number]

/** Deposit channels in display order (MEM-04). */
export const readChannels = async (database: Database): Promise<DepositChannel[]> =>
  (await readSetting(database, depositsSetting)).channels

/** Converts a channel for the site. `closedUntil` is null if the channel is open. */
export const toChannelDto = (
  channel: DepositChannel,
  { language, now }: { language: Language; now: Date },
) => ({
  ...channel,
  name: localize(channel.name, language),
  closedUntil: isClosed(channel, now) ? channel.closedUntil : null,
})

export const isClosed = ({ closedUntil }: DepositChannel, now: Date): boolean =>
  closedUntil !== null && Date.parse(closedUntil) > now.getTime()
