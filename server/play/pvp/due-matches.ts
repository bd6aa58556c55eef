import { and, gt, inArray, lte, or } from 'drizzle-orm'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { Platform } from '#server/platform/platform.ts'
import { advanceDue, type Working } from './advance.ts'
import { pvpMatch } from './pvp.table.ts'
import { AHEAD } from './timings.ts'

/** Matches that are looked for at once. */
const BATCH = 200

/** Lets the clock do what is due in all matches, whether or not anybody watches; tells how many it was at. */
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

/** Milliseconds between two looks at what is due. */
const EVERY = 1_000

/** Several processes may be at it: each match is held by whoever moves it on. */
export const startMovingMatches = (platform: Working & Pick<Platform, 'clock'>): Worker =>
  startWorker({
    every: EVERY,
    run: async () => advanceDueMatches(platform, await platform.clock()),
    failed: 'Matches were not moved on',
  })
