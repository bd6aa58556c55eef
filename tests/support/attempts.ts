import { smsCode } from '#server/database/schema/challenge.ts'
import { failedLogin } from '#server/database/schema/failed-login.ts'
import { outbox } from '#server/database/schema/outbox.ts'
import { rateLimit } from '#server/database/schema/rate-limit.ts'
import { writeSetting } from '#server/settings.ts'
import { settings } from '#server/settings-list.ts'
import type { OpenedPlatform } from './client.ts'
import { moveClock } from './members.ts'

/** Forgets who has tried what so far, what was texted, and where clock and modules were moved to. */
export async function forgetAttempts(opened: OpenedPlatform): Promise<void> {
  const { database } = opened.platform
  for (const table of [failedLogin, rateLimit, smsCode, outbox]) await database.delete(table)
  await writeSetting(database, 'modules', settings.modules.initial)
  await moveClock(opened, 0)
}
