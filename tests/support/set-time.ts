import type { Platform } from '#server/platform/platform.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'

/** Puts the platform's clock to a moment (ISO 8601, or milliseconds since the epoch), from which it goes on. */
export const setTime = ({ database }: Platform, moment: string | number): Promise<void> =>
  writeSetting(database, settings.clock, { offset: new Date(moment).getTime() - Date.now() })
