import { sql } from 'drizzle-orm'
import { WORLD_LOCK } from '#server/database/world-lock.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { Platform } from '#server/platform/platform.ts'
import { drawNumbers, forgetDrawsToCome } from './draw-numbers.ts'
import { findLotteries } from './lotteries.ts'
import { openDraws } from './open-draws.ts'
import { settleTickets } from './settle-tickets.ts'

/** Polling interval in milliseconds. */
const EVERY = 1_000

/**
 * Id of the advisory lock. Only one process at a time opens draws and draws numbers, but all processes settle
 * tickets.
 */
const DRAWING_LOCK = 727_290

type Working = Pick<Platform, 'database' | 'clock' | 'sandbox'>

/** Opens, draws and settles everything that is due. Every step can be repeated, even by several processes. */
export async function runDraws({ database, clock, sandbox }: Working): Promise<void> {
  const now = await clock()
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isOurs: boolean }>(sql`
      select pg_try_advisory_xact_lock(${DRAWING_LOCK}) and pg_try_advisory_xact_lock_shared(${WORLD_LOCK}) as "isOurs"
    `)
    if (!rows[0]?.isOurs) return
    const lotteries = await findLotteries(tx)
    if (sandbox) await forgetDrawsToCome(tx, now)
    await drawNumbers(tx, lotteries, now)
    await openDraws(tx, lotteries, now)
  })
  await settleTickets(database, now)
}

export const startDrawing = (platform: Working, { every = EVERY } = {}): Worker =>
  startWorker({ every, run: () => runDraws(platform), failed: 'Lottery draws failed' })
