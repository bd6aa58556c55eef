import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { claimKey } from '#server/rewards/claim.table.ts'
import type { depositBonus } from './deposit-bonus.table.ts'

/**
 * Returns the id of the claim that credited a deposit bonus. The bonus's wagering requirement has the same
 * id.
 */
export async function claimIdOf(
  database: Database | Transaction,
  { memberId, bonusId }: Pick<typeof depositBonus.$inferSelect, 'memberId' | 'bonusId'>,
): Promise<string> {
  const isIt = and(
    eq(claimKey.memberId, memberId),
    eq(claimKey.source, 'promotion'),
    eq(claimKey.key, bonusId ?? ''),
  )
  const [claimed] = await database.select({ id: claimKey.claimId }).from(claimKey).where(isIt)
  if (!claimed) throw new Error(`Bonus ${bonusId} was never credited`)
  return claimed.id
}
