import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#server/database/database.ts'
import { notifyTwoFactorChange } from './notify-two-factor.ts'
import { newAuthenticatorSecret } from './one-time-code.ts'
import { twoFactorSetup } from './two-factor.table.ts'
import { switchOn } from './two-factor.ts'

/** How long a new secret can be confirmed, in ms. */
const GOOD_FOR = 10 * 60_000

const setupName = v.pipe(v.string(), v.uuid())

type Setup = typeof twoFactorSetup.$inferSelect

export async function createSetup(database: Database, memberId: number, now: Date): Promise<Setup> {
  const setup = {
    id: randomUUID(),
    secret: newAuthenticatorSecret(),
    expiresAt: new Date(now.getTime() + GOOD_FOR),
  }
  await database
    .insert(twoFactorSetup)
    .values({ memberId, ...setup })
    .onConflictDoUpdate({ target: twoFactorSetup.memberId, set: setup })
  return { memberId, ...setup }
}

export async function findSetup(
  database: Database,
  { id, memberId, now }: { id: string; memberId: number; now: Date },
): Promise<Setup | null> {
  if (!v.is(setupName, id)) return null
  const isTheirs = and(eq(twoFactorSetup.memberId, memberId), eq(twoFactorSetup.id, id))
  const [found] = await database
    .select()
    .from(twoFactorSetup)
    .where(and(isTheirs, gt(twoFactorSetup.expiresAt, now)))
  return found ?? null
}

/** Completes a checked setup and returns the recovery codes; null if it was already completed. */
export async function confirmSetup(
  database: Database,
  { id, memberId, secret }: Setup,
  confirmed: { step: number; now: Date },
): Promise<string[] | null> {
  return database.transaction(async (tx) => {
    const used = await tx.delete(twoFactorSetup).where(eq(twoFactorSetup.id, id)).returning()
    if (used.length === 0) return null
    const codes = await switchOn(tx, { memberId, secret, lastStep: confirmed.step, since: confirmed.now })
    if (codes)
      await notifyTwoFactorChange(tx, memberId, { event: 'security.secondStepOn', at: confirmed.now })
    return codes
  })
}
