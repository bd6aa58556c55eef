import { and, eq, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { dropChallenges } from './challenges.ts'
import { forgetDevices } from './devices.ts'
import { stepOfCode } from './one-time-code.ts'
import { renewCodes } from './recovery-codes.ts'
import { recoveryCode, secondStep, secondStepSetup } from './second-step.table.ts'

export type SecondStep = typeof secondStep.$inferSelect

export async function findSecondStep(
  database: Database | Transaction,
  memberId: number,
): Promise<SecondStep | null> {
  const [found] = await database.select().from(secondStep).where(eq(secondStep.memberId, memberId))
  return found ?? null
}

/** Checks an authenticator code and uses it up; a code that was accepted before is refused. */
export async function spendOneTimeCode(
  database: Database,
  { memberId, code, now }: { memberId: number; code: string; now: Date },
): Promise<boolean> {
  const standing = await findSecondStep(database, memberId)
  const step = standing && stepOfCode(standing.secret, code, now)
  if (!standing || step === null) return false
  const accepted = await database
    .update(secondStep)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondStep.memberId, memberId),
        eq(secondStep.secret, standing.secret),
        lt(secondStep.lastStep, step),
      ),
    )
    .returning({ memberId: secondStep.memberId })
  return accepted.length === 1
}

/** Enables it and returns recovery codes; null if it was already on. */
export async function switchOn(tx: Transaction, wanted: SecondStep): Promise<string[] | null> {
  const made = await tx.insert(secondStep).values(wanted).onConflictDoNothing().returning()
  return made.length === 1 ? renewCodes(tx, wanted.memberId) : null
}

/** Disables it and deletes its data; pending logins must start over. */
export async function switchOff(tx: Transaction, memberId: number): Promise<void> {
  await tx.delete(secondStep).where(eq(secondStep.memberId, memberId))
  await tx.delete(secondStepSetup).where(eq(secondStepSetup.memberId, memberId))
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
  await dropChallenges(tx, memberId)
  await forgetDevices(tx, memberId)
}
