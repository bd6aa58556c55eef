import type { readClock } from '#protocol/site/platform-clock.ts'
import type { status } from '#protocol/site/system.ts'
import { accept, type Handler } from '#server/platform/handler.ts'
import { systemStatusFor } from '#server/settings/system-status.ts'

export const statusHandler: Handler<typeof status> = async ({ platform, caller }) =>
  accept(await systemStatusFor(platform, caller.ip))

export const clockHandler: Handler<typeof readClock> = async ({ now }) => accept({ now: now.toISOString() })
