import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#server/database/database.ts'
import { newAuthenticatorSecret } from './one-time-code.ts'
import { secondStepSetup } from './second-step.table.ts'
import { switchOn } from './second-step.ts'
import { tellOfSecondStep } from './tell-of-second-step.ts'

/** Milliseconds in which a new secret must be confirmed. */
const GOOD_FOR = 10 * 60_000

const setupName = v.pipe(v.string(), v.uuid())

type Setup = typeof secondStepSetup.$inferSelect

export async function createSetup(database: Database, memberId: number, now: Date): Promise<Setup> {
  const setup = {
    id: randomUUID(),
    secret: newAuthenticatorSecret(),
    expiresAt: new Date(now.getTime() + GOOD_FOR),
  }
  await database
    .insert(secondStepSetup)
    .values({ memberId, ...setup })
    .onConflictDoUpdate({ target: secondStepSetup.memberId, set: setup })
  return { memberId, ...setup }
}

export async function findSetup(
  database: Database,
  { id, memberId, now }: { id: string; memberId: number; now: Date },
): Promise<Setup | null> {
  if (!v.is(setupName, id)) return null
  const isTheirs = and(eq(secondStepSetup.memberId, memberId), eq(secondStepSetup.id, id))
  const [found] = await database
    .select()
    .from(secondStepSetup)
    .where(and(isTheirs, gt(secondStepSetup.expiresAt, now)))
  return found ?? null
}

/** Completes a checked setup and returns the recovery codes; null if it was already completed. */
export async function confirmSetup(
  database: Database,
  { id, memberId, secret }: Setup,
  confirmed: { step: number; now: Date },
): Promise<string[] | null> {
  return database.transaction(async (tx) => {
    const used = await tx.delete(secondStepSetup).where(eq(secondStepSetup.id, id)).returning()
    if (used.length === 0) return null
    const codes = await switchOn(tx, { memberId, secret, lastStep: confirmed.step, since: confirmed.now })
    if (codes) await tellOfSecondStep(tx, memberId, { event: 'security.secondStepOn', at: confirmed.now })
    return codes
  })
}
