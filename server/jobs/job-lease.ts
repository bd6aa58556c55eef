import { gt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Orders or transfers that a process claims at once. */
export const BATCH = 20
/** Milliseconds before another process may take over a claimed row. */
const LEASE = 15_000
/** A due moment further ahead than this (ms) means that the sandbox's clock has gone back. */
const AHEAD = 10 * 60_000

/** The lease of a claimed row. Asking a provider is slow, so no row is locked meanwhile. */
export const leaseFrom = (now: Date): { dueAt: Date } => ({ dueAt: new Date(now.getTime() + LEASE) })

/** Selects rows left ahead when the clock went back; callers treat them as due. */
export const isLeftAhead = (dueAt: PgColumn, now: Date): SQL => gt(dueAt, new Date(now.getTime() + AHEAD))
