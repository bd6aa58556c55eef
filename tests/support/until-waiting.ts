import { expect, vi } from 'vitest'
import type { OpenedPlatform } from './client.ts'

/** Waits until at least `least` statements of the platform are blocked by another transaction. */
export async function untilWaiting({ platform: { pool } }: OpenedPlatform, least = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows.length).toBeGreaterThanOrEqual(least)
    },
    { timeout: 10_000 },
  )
}
