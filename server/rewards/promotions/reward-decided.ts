import { eq } from 'drizzle-orm'
import type { refusedBonus } from '#protocol/sandbox/rewards.ts'
import type { Transaction } from '#server/database/database.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { promotion, promotionApplication } from './promotion.table.ts'
import { claimableUntil } from './reward-bonus.ts'

type Decided = { bonusId: string; refused: (typeof refusedBonus)[number] | null; now: Date }

/**
 * Applies the decision about a bonus to its promotion application. An approved reward can be claimed for
 * `lasts` days.
 */
export async function rewardDecided(tx: Transaction, { bonusId, refused, now }: Decided): Promise<void> {
  const [application] = await tx
    .update(promotionApplication)
    .set({ state: refused ? 'rejected' : 'accepted', reason: refused, decidedAt: now })
    .where(eq(promotionApplication.bonusId, bonusId))
    .returning()
  if (!application || refused) return
  const { promotionId } = application
  const [row] = await tx.select().from(promotion).where(eq(promotion.id, promotionId))
  if (row?.terms.kind !== 'signUp') throw new Error(`Promotion ${promotionId} is not a sign-up promotion`)
  const expiresAt = claimableUntil(row.terms.reward, now)
  await tx.update(bonus).set({ expiresAt }).where(eq(bonus.id, bonusId))
}
