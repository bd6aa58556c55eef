import type { Transaction } from '#server/database/database.ts'
import { houseAccount, pointBalance, pointsOf } from './accounts.ts'
import { post } from './post.ts'

type PointKind = 'turnoverPoints' | 'giftPoints' | 'pointConversion' | 'pointRedemption' | 'pointsReturned'

type PointMove = {
  memberId: number
  kind: PointKind
  /** Idempotency key: a reference is posted only once per kind. */
  reference: string
  /** In whole points; positive if the member is credited. */
  points: number
  at: Date
}

/**
 * Posts points and returns the new balance. To debit points, the caller must hold the member's claim lock and
 * check the balance first: a negative balance throws.
 */
export async function postPoints(
  tx: Transaction,
  { memberId, kind, reference, points, at }: PointMove,
): Promise<number> {
  const own = await pointsOf(tx, memberId)
  const posted = await post(tx, {
    kind,
    key: `${kind}:${reference}`,
    reference,
    at,
    postings: [
      { accountId: own, amount: points },
      { accountId: await houseAccount(tx, 'points'), amount: -points },
    ],
  })
  if (posted.outcome === 'short') throw new Error(`There are not enough points for ${kind} ${reference}`)
  return posted.balances.get(own) ?? (await pointBalance(tx, memberId))
}
