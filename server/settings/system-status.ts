import { statusCode } from '#domain/site/status-code.ts'
import type { SystemStatus } from '#protocol/site/system-status.ts'
import type { Database } from '#server/database/database.ts'
import { readSetting } from '#server/settings/settings.ts'
import { systemStatusSetting } from './site.settings.ts'

/** SYS-01, SYS-04 */
export async function systemStatusFor(
  { database }: { database: Database },
  ip: string,
): Promise<SystemStatus> {
  const { maintenance, maintenanceEnd, regionRestricted, customerService } = await readSetting(
    database,
    systemStatusSetting,
  )
  if (maintenance) return { status: statusCode.maintenance, maintenanceEnd, customerService }
  if (regionRestricted) return { status: statusCode.restricted, ip, customerService }
  return { status: statusCode.normal }
}
