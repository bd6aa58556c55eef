import { min } from 'drizzle-orm'
import { contract } from '#server/agents/contracts/contract.table.ts'
import type { Database } from '#server/database/database.ts'

/**
 * Returns the earliest end of an unbilled period; null if there is none. Every period that ended earlier has
 * been billed.
 */
export async function billedUntil(database: Database): Promise<Date | null> {
  const [found] = await database.select({ first: min(contract.dueAt) }).from(contract)
  return found?.first ?? null
}
