import { and, gt, inArray, lte, or } from 'drizzle-orm'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { Platform } from '#server/platform/platform.ts'
import { advanceDue, type Working } from './advance.ts'
import { pvpMatch } from './pvp.table.ts'
import { AHEAD } from './timings.ts'

const BATCH = 200

export async function advanceDueMatches(platform: Working, now: Date): Promise<number> {
  const isOpen = inArray(pvpMatch.state, ['waiting', 'playing'])
  const isDue = or(lte(pvpMatch.dueAt, now), gt(pvpMatch.dueAt, new Date(now.getTime() + AHEAD)))
  const due = await platform.database
    .select({ id: pvpMatch.id })
    .from(pvpMatch)
    .where(and(isOpen, isDue))
    .orderBy(pvpMatch.dueAt)
    .limit(BATCH)
  for (const { id } of due) await advanceDue(platform, id, now, { skipLocked: true })
  return due.length
}

/** Polling interval, in milliseconds. */
const EVERY = 1_000

/** Advances due matches. Several processes can do this, because each match is locked while it advances. */
export const startMovingMatches = (platform: Working & Pick<Platform, 'clock'>): Worker =>
  startWorker({
    every: EVERY,
    run: async () => advanceDueMatches(platform, await platform.clock()),
    failed: 'PvP matches could not be advanced',
  })
