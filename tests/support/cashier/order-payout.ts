import { randomUUID } from 'node:crypto'
import { orderWithdrawal } from '#server/cashier/order-withdrawal.ts'
import { payoutAccount } from '#server/payments/payout-account.table.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'

/** Orders a withdrawal (minor units) with a fee of 1.00 to a new payout account. Returns the order's id. */
export async function orderPayout(
  { platform: { database } }: OpenedPlatform,
  memberId: number,
  { amount, at }: { amount: number; at: Date },
): Promise<string> {
  const [account] = await database
    .insert(payoutAccount)
    .values({
      id: randomUUID(),
      memberId,
      kind: 'pix',
      number: randomUUID(),
      maskedName: 'Pix •••42',
      holder: 'Ana',
      addedAt: at,
    })
    .returning()
  if (!account) throw new Error('No account was made')
  const ordered = await database.transaction((tx) =>
    orderWithdrawal(tx, { memberId, account, amount, fee: 100, now: at, beginAfter: 0 }),
  )
  if (ordered.outcome !== 'ordered') throw new Error('It was not ordered')
  return ordered.order.id
}
