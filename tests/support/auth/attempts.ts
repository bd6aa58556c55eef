import { smsCode } from '#server/auth/challenges/sms-code.table.ts'
import { rateLimit } from '#server/http/rate-limit.table.ts'
import { attemptCounter } from '#server/identity/attempt-counter.table.ts'
import { outbox } from '#server/notifications/outbox.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'

/** Resets attempt counters, rate limits, codes, sent messages, modules and the clock. */
export async function forgetAttempts(opened: OpenedPlatform): Promise<void> {
  const { database } = opened.platform
  for (const table of [attemptCounter, rateLimit, smsCode, outbox]) await database.delete(table)
  await writeSetting(database, settings.modules, settings.modules.initial)
  await moveClock(opened, 0)
}
