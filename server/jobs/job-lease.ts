import { gt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Orders or transfers that a process takes up at once. */
export const BATCH = 20
/** Milliseconds that one is left to the process that took it up; where that one died, another goes on then. */
const LEASE = 15_000
/** Milliseconds by which what is asked about may lie ahead: where it is more, the sandbox's clock has gone back over it. */
const AHEAD = 10 * 60_000

/** Until when whoever takes something up has it: asking a provider takes time, in which no row should be locked. */
export const leaseFrom = (now: Date): { dueAt: Date } => ({ dueAt: new Date(now.getTime() + LEASE) })

/** What lies further ahead than anything that is asked about does: it is due as well. */
export const isLeftAhead = (dueAt: PgColumn, now: Date): SQL => gt(dueAt, new Date(now.getTime() + AHEAD))
