import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** In milliseconds. Seeding a world or settling a month takes less. */
const LONGEST_WAIT = 10 * 60_000

/** Extends a transaction's lock timeout. Only for jobs that run one after another. */
export async function waitForLocks(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${LONGEST_WAIT}`))
}
