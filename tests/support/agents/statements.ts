import pg from 'pg'
import { vi } from 'vitest'

/** Returns the SQL statements that the database receives during some work, in order. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const statements = query.mock.calls.map(([sent]) => textOf(sent))
  query.mockRestore()
  return statements
}

const textOf = (sent: unknown): string =>
  typeof sent === 'string' ? sent : ((sent as { text?: string }).text ?? '')
