import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type Fault, fault as faultShape } from '#protocol/sandbox/faults.ts'
import type { Database } from '#server/database/database.ts'
import { injectedFault } from './injected-fault.table.ts'

/** Matches faults that still have an effect. A fault without remaining calls keeps its row. */
const isLeft = or(isNull(injectedFault.times), gt(injectedFault.times, 0))

/** Returns a call's fault; null if there is none. Uses up one of the fault's remaining calls. */
export async function meetFault(database: Database, call: string): Promise<Fault | null> {
  const [met] = await database
    .update(injectedFault)
    .set({ times: sql`${injectedFault.times} - 1` })
    .where(and(eq(injectedFault.call, call), isLeft))
    .returning()
  return met ? v.parse(faultShape, { ...met, times: null }) : null
}

export async function setFault(database: Database, call: string, wanted: Fault): Promise<void> {
  const row = { call, ...wanted }
  await database
    .insert(injectedFault)
    .values(row)
    .onConflictDoUpdate({ target: injectedFault.call, set: row })
}

export async function listFaults(database: Database): Promise<Map<string, Fault>> {
  const rows = await database.select().from(injectedFault).where(isLeft)
  return new Map(rows.map((row) => [row.call, v.parse(faultShape, row)]))
}

export async function clearFault(database: Database, call: string): Promise<void> {
  await database.delete(injectedFault).where(eq(injectedFault.call, call))
}

export async function clearFaults(database: Database): Promise<void> {
  await database.delete(injectedFault)
}
