import { gt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Maximum number of rows that a process claims in one run. */
export const BATCH = 20
/** How long a process keeps a claimed row, in ms. After that, another process may take over the row. */
const LEASE = 15_000
/** A due time further ahead than this, in ms, means that the sandbox's clock was set back. */
const AHEAD = 10 * 60_000

/**
 * The lease of a claimed row. It replaces a lock, as calls to a provider are too slow to keep a row locked.
 */
export const leaseFrom = (now: Date): { dueAt: Date } => ({ dueAt: new Date(now.getTime() + LEASE) })

/** Selects rows whose due time is too far ahead because the clock was set back. Callers treat them as due. */
export const isLeftAhead = (dueAt: PgColumn, now: Date): SQL => gt(dueAt, new Date(now.getTime() + AHEAD))
