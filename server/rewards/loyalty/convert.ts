import type { Transaction } from '#server/database/database.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { postPoints } from '#server/ledger/points.ts'
import { post } from '#server/ledger/post.ts'

type Converting = {
  id: string
  memberId: number
  points: number
  /** Minor units. */
  amount: number
  now: Date
}

/**
 * Converts points to money in the given transaction. Returns the remaining points and the wallet's balance in
 * minor units. The caller must hold the member's claim lock and check the points.
 */
export async function convert(
  tx: Transaction,
  { id, memberId, points, amount, now }: Converting,
): Promise<{ points: number; balance: number }> {
  const wallet = await walletOf(tx, memberId)
  const posted = await post(tx, {
    kind: 'points',
    key: `points:${id}`,
    reference: id,
    at: now,
    postings: [
      { accountId: wallet, amount },
      { accountId: await houseAccount(tx, 'bonus'), amount: -amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`The money for conversion ${id} could not be credited`)
  const left = await postPoints(tx, {
    memberId,
    kind: 'pointConversion',
    reference: id,
    points: -points,
    at: now,
  })
  return { points: left, balance: posted.balances.get(wallet) ?? 0 }
}
