import type { Transaction } from '#server/database/database.ts'
import { houseAccount, pointBalance, pointsOf } from './accounts.ts'
import { post } from './post.ts'

/** What becomes of points: earned by what was staked, claimed, turned into money, redeemed, or given back. */
type PointKind = 'turnoverPoints' | 'giftPoints' | 'pointConversion' | 'pointRedemption' | 'pointsReturned'

type PointMove = {
  memberId: number
  kind: PointKind
  /** Names what it is for; of one kind each reference is posted once. */
  reference: string
  /** Whole points, above zero to the member. */
  points: number
  at: Date
}

/**
 * Gives a member points, or takes them; how many there are afterwards. Whoever takes some holds the member's claims and has seen
 * that there are enough, for what goes below zero throws.
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
  if (posted.outcome === 'short') throw new Error(`The points for ${kind} ${reference} are not there`)
  return posted.balances.get(own) ?? (await pointBalance(tx, memberId))
}
