import { min } from 'drizzle-orm'
import { contract } from '#server/agents/contracts/contract.table.ts'
import type { Database } from '#server/database/database.ts'

/** The moment up to which all contracts are billed: the first end of a period that is still to be; null where none is. */
export async function billedUntil(database: Database): Promise<Date | null> {
  const [found] = await database.select({ first: min(contract.dueAt) }).from(contract)
  return found?.first ?? null
}
