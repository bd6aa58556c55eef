import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Milliseconds: whoever makes a world or settles a month is done by then. */
const LONGEST_WAIT = 10 * 60_000

/** Lets a transaction wait for its locks until the process that holds them is done, as only jobs should that go one after another. */
export async function waitForLocks(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${LONGEST_WAIT}`))
}
