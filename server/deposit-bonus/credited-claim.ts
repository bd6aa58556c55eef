import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import type { depositBonus } from '../database/schema/deposit-bonus.ts'
import { claimedThing } from '../database/schema/gift.ts'

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
