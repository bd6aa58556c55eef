import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { withdrawalOrder } from '#server/payments/payout.table.ts'
import { spendUploads } from '#server/support/uploads/uploads.ts'

type Dispute = { id: string; memberId: number; proof: readonly string[]; comment: string; now: Date }

/** `late`: it waits for no word any more. `gone`: some of the images cannot be used, by their ids. */
type Disputed = { outcome: 'disputed' } | { outcome: 'late' } | { outcome: 'gone'; ids: string[] }

/**
 * A payment out has not arrived, says its member, and shows it by images: people look at it, and it counts as received by time no
 * more. All of it or nothing.
 */
export async function disputeWithdrawal(
  tx: Transaction,
  { id, memberId, proof, comment, now }: Dispute,
): Promise<Disputed> {
  const isIt = eq(withdrawalOrder.id, id)
  // Held until it is decided, so that its time does not come in between.
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
