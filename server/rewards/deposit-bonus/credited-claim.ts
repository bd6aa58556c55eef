import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { claimedThing } from '#server/rewards/claim.table.ts'
import type { depositBonus } from './deposit-bonus.table.ts'

/** The claim by which the bonus of a deposit was credited; also the id of its wagering requirement. */
export async function claimIdOf(
  database: Database | Transaction,
  { memberId, bonusId }: Pick<typeof depositBonus.$inferSelect, 'memberId' | 'bonusId'>,
): Promise<string> {
  const isIt = and(
    eq(claimedThing.memberId, memberId),
    eq(claimedThing.source, 'promotion'),
    eq(claimedThing.thing, bonusId ?? ''),
  )
  const [claimed] = await database.select({ id: claimedThing.claimId }).from(claimedThing).where(isIt)
  if (!claimed) throw new Error(`The bonus ${bonusId} was never credited`)
  return claimed.id
}
