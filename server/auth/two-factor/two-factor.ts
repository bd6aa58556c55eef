import { and, eq, lt } from 'drizzle-orm'
import { removeDevices } from '#server/auth/known-clients/remembered-devices.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { deleteChallenges } from './challenges.ts'
import { stepOfCode } from './one-time-code.ts'
import { renewCodes } from './recovery-codes.ts'
import { recoveryCode, twoFactor, twoFactorSetup } from './two-factor.table.ts'

export type TwoFactor = typeof twoFactor.$inferSelect

export async function findTwoFactor(
  database: Database | Transaction,
  memberId: number,
): Promise<TwoFactor | null> {
  const [found] = await database.select().from(twoFactor).where(eq(twoFactor.memberId, memberId))
  return found ?? null
}

/** Uses up a one-time code. A code that was already accepted is refused. */
export async function spendOneTimeCode(
  database: Database,
  { memberId, code, now }: { memberId: number; code: string; now: Date },
): Promise<boolean> {
  const found = await findTwoFactor(database, memberId)
  const step = found && stepOfCode(found.secret, code, now)
  if (!found || step === null) return false
  const accepted = await database
    .update(twoFactor)
    .set({ lastStep: step })
    .where(
      and(eq(twoFactor.memberId, memberId), eq(twoFactor.secret, found.secret), lt(twoFactor.lastStep, step)),
    )
    .returning({ memberId: twoFactor.memberId })
  return accepted.length === 1
}

/** Switches two-factor authentication on and returns the recovery codes; null if it was already on. */
export async function switchOn(tx: Transaction, enabled: TwoFactor): Promise<string[] | null> {
  const made = await tx.insert(twoFactor).values(enabled).onConflictDoNothing().returning()
  return made.length === 1 ? renewCodes(tx, enabled.memberId) : null
}

/**
 * Switches two-factor authentication off. Also deletes recovery codes, trusted devices and pending logins.
 * Those logins must start over.
 */
export async function switchOff(tx: Transaction, memberId: number): Promise<void> {
  await tx.delete(twoFactor).where(eq(twoFactor.memberId, memberId))
  await tx.delete(twoFactorSetup).where(eq(twoFactorSetup.memberId, memberId))
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
  await deleteChallenges(tx, memberId)
  await removeDevices(tx, memberId)
}
