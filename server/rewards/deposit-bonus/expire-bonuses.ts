import { and, asc, eq, lte } from 'drizzle-orm'
import { publishBalanceChanges } from '#server/database/publish.ts'
import { BATCH } from '#server/jobs/job-lease.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockClaims } from '#server/rewards/claims.ts'
import { depositBonus } from './deposit-bonus.table.ts'
import { endBonus } from './end-bonus.ts'
import { completeMet } from './promise-bonus.ts'

/** Time between two runs, in milliseconds. */
const EVERY = 2_000

type Working = Pick<Platform, 'database' | 'clock'>

/**
 * Ends deposit bonuses that expired before their wagering requirement was met, and takes back the unused
 * money. Returns the number of due bonuses. Several processes can do this concurrently.
 */
export async function expireBonuses({ database, clock }: Working): Promise<number> {
  const now = await clock()
  const isDue = and(eq(depositBonus.state, 'active'), lte(depositBonus.expiresAt, now))
  const due = await database
    .select({ depositId: depositBonus.depositId, memberId: depositBonus.memberId })
    .from(depositBonus)
    .where(isDue)
    .orderBy(asc(depositBonus.expiresAt))
    .limit(BATCH)
  for (const { depositId, memberId } of due) {
    const isEnded = await database.transaction(async (tx) => {
      await lockClaims(tx, memberId)
      await completeMet(tx, memberId)
      const [row] = await tx
        .select()
        .from(depositBonus)
        .where(and(eq(depositBonus.depositId, depositId), isDue))
      if (!row) return false
      const { isDone } = await endBonus(tx, { row, as: 'expired', now })
      return isDone
    })
    if (isEnded) await publishBalanceChanges(database, memberId)
  }
  return due.length
}

export const startExpiringBonuses = (platform: Working, { every = EVERY } = {}): Worker =>
  startWorker({ every, run: () => expireBonuses(platform), failed: 'Expired bonuses were not removed' })
