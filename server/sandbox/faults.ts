import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type Fault, fault as faultShape } from '#protocol/site/sandbox.ts'
import type { Database } from '#server/database/database.ts'
import { fault } from './injected-fault.table.ts'

/** A used-up fault keeps its row but no longer applies. */
const isLeft = or(isNull(fault.times), gt(fault.times, 0))

/** Takes the fault for this call and counts it down; null if there is none. */
export async function meetFault(database: Database, call: string): Promise<Fault | null> {
  const [met] = await database
    .update(fault)
    .set({ times: sql`${fault.times} - 1` })
    .where(and(eq(fault.call, call), isLeft))
    .returning()
  return met ? v.parse(faultShape, { ...met, times: null }) : null
}

export async function setFault(database: Database, call: string, wanted: Fault): Promise<void> {
  const row = { call, ...wanted }
  await database.insert(fault).values(row).onConflictDoUpdate({ target: fault.call, set: row })
}

export async function listFaults(database: Database): Promise<Map<string, Fault>> {
  const rows = await database.select().from(fault).where(isLeft)
  return new Map(rows.map((row) => [row.call, v.parse(faultShape, row)]))
}

export async function clearFault(database: Database, call: string): Promise<void> {
  await database.delete(fault).where(eq(fault.call, call))
}

export async function clearFaults(database: Database): Promise<void> {
  await database.delete(fault)
}
