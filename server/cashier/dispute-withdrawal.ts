import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { spendUploads } from '#server/support/uploads/uploads.ts'

type Dispute = { id: string; memberId: number; proof: readonly string[]; comment: string; now: Date }

/** `late`: the order can no longer be disputed. `gone`: the images with these ids cannot be used. */
type Disputed = { outcome: 'disputed' } | { outcome: 'late' } | { outcome: 'gone'; ids: string[] }

/**
 * Records that a payout has not arrived, with images as proof. The operator then reviews the dispute, so a
 * timeout no longer marks the order as received. Writes everything or nothing.
 */
export async function disputeWithdrawal(
  tx: Transaction,
  { id, memberId, proof, comment, now }: Dispute,
): Promise<Disputed> {
  const isIt = eq(withdrawalOrder.id, id)
  // Lock the order until the dispute is stored, so that it cannot time out in between.
  const [order] = await tx
    .select({ state: withdrawalOrder.state })
    .from(withdrawalOrder)
    .where(isIt)
    .for('update')
  if (order?.state !== 'paid') return { outcome: 'late' }
  const ids = await spendUploads(tx, { memberId, purpose: 'withdrawalProof', ids: proof, usedFor: id, now })
  if (ids.length > 0) return { outcome: 'gone', ids }
  await tx
    .update(withdrawalOrder)
    .set({ state: 'disputed', comment, disputedAt: now, dueAt: null })
    .where(isIt)
  return { outcome: 'disputed' }
}
