import pg from 'pg'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'

export type DatabaseAddress = { server: string; user: string; database: string }

const SHAPE = 'postgres://user:password@host:5432/database'
const SCHEME = /^postgres(?:ql)?:\/\//
/**
 * An @ after the first / ? or # means that the password is unescaped. Part of the password would be taken for
 * the host and logged.
 */
const UNESCAPED = /^[^:]+:\/\/[^/?#]*[/?#].*@/

/**
 * Parses a DATABASE_URL the way node-postgres does.
 * @throws DatabaseUnavailable if it is not a PostgreSQL URL
 */
export function readAddress(databaseUrl: string): DatabaseAddress {
  if (!SCHEME.test(databaseUrl)) throw new DatabaseUnavailable(`DATABASE_URL must look like ${SHAPE}.`)
  if (UNESCAPED.test(databaseUrl)) {
    throw new DatabaseUnavailable(
      'DATABASE_URL has an unescaped character, likely in its password; write / as %2F, ? as %3F, # as %23, @ as %40.',
    )
  }
  try {
    const { host, port, user, database } = new pg.Client({ connectionString: databaseUrl })
    const server = host.startsWith('/') ? host : `${host}:${port}`
    return { server, user: user ?? '', database: database ?? '' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseUnavailable(`DATABASE_URL cannot be read (${reason}); it must look like ${SHAPE}.`)
  }
}
