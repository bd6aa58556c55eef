import type { Platform } from '#server/platform/platform.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'

/** Sets the platform's clock (ISO 8601, or epoch ms). The clock runs on from there. */
export const setTime = ({ database }: Platform, moment: string | number): Promise<void> =>
  writeSetting(database, settings.clock, { offset: new Date(moment).getTime() - Date.now() })
