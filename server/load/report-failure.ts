import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from '#server/database/error-code.ts'

/**
 * Reports what nobody foresaw. Of a statement that failed it tells which and why, never the values that went with it,
 * for those may be somebody's documents: PostgreSQL's own `detail` and Drizzle's message have them in full.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof DrizzleQueryError) {
    const reason = errorCode(error.cause) ?? error.cause?.name ?? 'no code'
    console.error(`A statement failed (${reason}): ${error.query}`, callsIn(error))
  } else {
    console.error(error)
  }
}

/** Where an error came from: its stack without its message, which may be of many lines. */
const callsIn = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n')
