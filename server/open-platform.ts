import type pg from 'pg'
import type { OperatorConfig } from '#contract/operator-config.ts'
import { machineClock, sandboxClock } from './clock.ts'
import { openDatabase } from './database/database.ts'
import { createLimits } from './limits.ts'
import type { Platform } from './platform.ts'
import { loadSealing } from './sealing.ts'

/** A platform over a migrated database. */
export async function openPlatform(
  pool: pg.Pool,
  options: { operator: OperatorConfig; sandbox: boolean; trustedProxies?: number },
): Promise<Platform> {
  const database = openDatabase(pool)
  return {
    pool,
    database,
    clock: options.sandbox ? sandboxClock(database) : machineClock,
    sealing: await loadSealing(database),
    limits: createLimits(pool),
    trustedProxies: 0,
    ...options,
  }
}
