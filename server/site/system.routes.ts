import { statusCode } from '#domain/site/status-code.ts'
import type { readClock } from '#protocol/site/platform-clock.ts'
import type { SystemStatus, status } from '#protocol/site/system.ts'
import { accept, type Handler } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'

/** SYS-01, SYS-04: what the site is doing for a visitor at this address. */
export async function systemStatusFor(platform: Platform, ip: string): Promise<SystemStatus> {
  const { maintenance, maintenanceEnd, regionRestricted, customerService } = await readSetting(
    platform.database,
    'systemStatus',
  )
  if (maintenance) return { status: statusCode.maintenance, maintenanceEnd, customerService }
  if (regionRestricted) return { status: statusCode.restricted, ip, customerService }
  return { status: statusCode.normal }
}

export const statusHandler: Handler<typeof status> = async ({ platform, caller }) =>
  accept(await systemStatusFor(platform, caller.ip))

export const clockHandler: Handler<typeof readClock> = async ({ now }) => accept({ now: now.toISOString() })
