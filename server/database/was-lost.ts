import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from './error-code.ts'

/** PostgreSQL's codes for a connection that failed, and for a server that stops, crashed or starts. */
const OUT_OF_SERVICE = /^(08|57P)/
/** The system's codes for a server that cannot be reached, at an address or at the file of a local socket. */
const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]
/** What node-postgres says of a connection that broke, without a code. */
const BROKEN = /^Connection terminated|^Client has encountered a connection error/

/**
 * Whether the database was lost meanwhile or could not be reached. Work that had begun may have been kept: the answer to a commit can
 * be lost too.
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
