import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from './error-code.ts'

/** Matches the SQLSTATE of a failed connection (08) or of a server that is stopping, has crashed or is starting. */
const OUT_OF_SERVICE = /^(08|57P)/
const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]
/** node-postgres's messages about a broken connection. These errors have no code. */
const BROKEN = /^Connection terminated|^Client has encountered a connection error/

/**
 * Whether the connection was lost or never opened. The work may have been committed, as the response to a
 * commit can be lost too.
 */
export function wasLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DrizzleQueryError) return wasLost(error.cause)
  const code = errorCode(error) ?? ''
  const isOfSystem =
    UNREACHABLE.includes(code) &&
    'syscall' in error &&
    /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall))
  return isOfSystem || OUT_OF_SERVICE.test(code) || BROKEN.test(error.message)
}
