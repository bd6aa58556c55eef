import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from './error-code.ts'

/**
 * PostgreSQL's codes for work that it gave up and rolled back, so that the same may be tried again: a lock was not got in time, a
 * statement took too long, two transactions waited for each other, or there were too many connections.
 */
const GIVEN_UP = ['55P03', '57014', '40P01', '40001', '53300']

/** What the pool says when no connection became free in time. */
const NO_CONNECTION =
  /^timeout exceeded when trying to connect$|^Connection terminated due to connection timeout$/

/** Whether the database, or the wait for a connection to it, took too long; what the statement belonged to was rolled back. */
export function wasTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DrizzleQueryError) return wasTimedOut(error.cause)
  return GIVEN_UP.includes(errorCode(error) ?? '') || NO_CONNECTION.test(error.message)
}
