import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from '#server/database/error-code.ts'

/**
 * Logs unexpected errors. For a failed statement, it leaves out PostgreSQL's `detail` and Drizzle's message,
 * as they contain values that may be personal data.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof DrizzleQueryError) {
    const reason = errorCode(error.cause) ?? error.cause?.name ?? 'no code'
    console.error(`A statement failed (${reason}): ${error.query}`, callsIn(error))
  } else {
    console.error(error)
  }
}

/** An error's stack without its message, which may have several lines. */
const callsIn = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n')
