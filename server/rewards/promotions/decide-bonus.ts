import { and, eq } from 'drizzle-orm'
import type { BonusDecision } from '#protocol/sandbox/rewards.ts'
import type { Database } from '#server/database/database.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { notifyDecision } from '#server/rewards/notify-decision.ts'
import { refusalReasons } from '#server/rewards/refusal-reasons.ts'
import { rewardDecided } from './reward-decided.ts'

/**
 * Approves or rejects a bonus under review, notifies its member, and updates the promotion application that
 * led to it. Returns false if the bonus was already decided.
 */
export const decideOnBonus = (
  database: Database,
  { id, now, ...decided }: BonusDecision & { id: string; now: Date },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const refused = decided.decision === 'refuse' ? decided.reason : null
    const [row] = await tx
      .update(bonus)
      .set({ state: refused ? 'rejected' : 'claimable', reason: refused && refusalReasons[refused] })
      .where(and(eq(bonus.id, id), eq(bonus.state, 'processing')))
      .returning()
    if (!row) return false
    await rewardDecided(tx, { bonusId: id, refused, now })
    await notifyDecision(tx, row, now)
    return true
  })
