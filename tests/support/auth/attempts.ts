import { smsCode } from '#server/auth/challenges/challenge.table.ts'
import { rateLimit } from '#server/http/rate-limit.table.ts'
import { attemptCounter } from '#server/identity/attempt-counter.table.ts'
import { outbox } from '#server/notifications/outbox.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'

/** Forgets who has tried what so far, what was texted, and where clock and modules were moved to. */
export async function forgetAttempts(opened: OpenedPlatform): Promise<void> {
  const { database } = opened.platform
  for (const table of [attemptCounter, rateLimit, smsCode, outbox]) await database.delete(table)
  await writeSetting(database, settings.modules, settings.modules.initial)
  await moveClock(opened, 0)
}
