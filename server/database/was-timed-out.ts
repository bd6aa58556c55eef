import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from './error-code.ts'

/**
 * SQLSTATEs of work that was rolled back and can be retried: lock timeout, statement timeout, deadlock,
 * serialization failure, too many connections.
 */
const GIVEN_UP = ['55P03', '57014', '40P01', '40001', '53300']

const NO_CONNECTION =
  /^timeout exceeded when trying to connect$|^Connection terminated due to connection timeout$/

/** Whether the work timed out, conflicted with other work or got no connection. Nothing was committed. */
export function wasTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DrizzleQueryError) return wasTimedOut(error.cause)
  return GIVEN_UP.includes(errorCode(error) ?? '') || NO_CONNECTION.test(error.message)
}
