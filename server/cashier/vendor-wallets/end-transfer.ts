import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { inTransitAccount, vendorWalletOf, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { walletTransfer } from './wallet-transfer.table.ts'

/**
 * Credits money in transit to its target, or back to its source. Returns false if the transfer was already
 * settled.
 */
export async function endTransfer(
  tx: Transaction,
  { id, state, at }: { id: string; state: 'arrived' | 'returned'; at: Date },
): Promise<boolean> {
  const [ended] = await tx
    .update(walletTransfer)
    .set({ state, settledAt: at, dueAt: null })
    .where(and(eq(walletTransfer.id, id), isNull(walletTransfer.settledAt)))
    .returning()
  if (!ended) return false
  const { memberId, vendorCode, direction, amount } = ended
  const isToVendor = (direction === 'toVendor') === (state === 'arrived')
  const to = isToVendor ? await vendorWalletOf(tx, memberId, vendorCode) : await walletOf(tx, memberId)
  const posted = await post(tx, {
    kind: 'walletTransfer',
    key: `walletTransfer${state === 'arrived' ? 'Arrived' : 'Returned'}:${id}`,
    reference: id,
    at,
    postings: [
      { accountId: await inTransitAccount(tx, memberId), amount: -amount },
      { accountId: to, amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`The amount of transfer ${id} could not be posted`)
  return true
}
