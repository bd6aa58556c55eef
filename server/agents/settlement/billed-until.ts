import { min } from 'drizzle-orm'
import { contract } from '#server/agents/contracts/contract.table.ts'
import type { Database } from '#server/database/database.ts'

/**
 * The earliest end of an unbilled period; null if no period is open. Up to this time, all contracts have been
 * billed.
 */
export async function billedUntil(database: Database): Promise<Date | null> {
  const [found] = await database.select({ first: min(contract.dueAt) }).from(contract)
  return found?.first ?? null
}
