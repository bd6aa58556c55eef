import { expect, vi } from 'vitest'
import type { OpenedPlatform } from './client.ts'

/** Until something that a platform does, or so many things, wait for what another transaction holds. */
export async function untilWaiting(
  { platform: { pool } }: OpenedPlatform,
  { count = 1 } = {},
): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows.length).toBeGreaterThanOrEqual(count)
    },
    { timeout: 10_000 },
  )
}
