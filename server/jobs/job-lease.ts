import { gt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Maximum number of rows that a process claims at once. */
export const BATCH = 20
/** Milliseconds after which another process may take over a claimed row. */
const LEASE = 15_000
/** A due time further ahead than this (ms) means that the sandbox's clock was set back. */
const AHEAD = 10 * 60_000

/** The lease of a claimed row. A call to a provider is slow, so no row stays locked during it. */
export const leaseFrom = (now: Date): { dueAt: Date } => ({ dueAt: new Date(now.getTime() + LEASE) })

/** Selects rows that are too far ahead, after the clock was set back. Callers treat them as due. */
export const isLeftAhead = (dueAt: PgColumn, now: Date): SQL => gt(dueAt, new Date(now.getTime() + AHEAD))
