import { min } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { contract } from '../database/schema/contract.ts'

/** The moment up to which all contracts are billed: the first end of a period that is still to be; null where none is. */
export async function billedUntil(database: Database): Promise<Date | null> {
  const [found] = await database.select({ first: min(contract.dueAt) }).from(contract)
  return found?.first ?? null
}
